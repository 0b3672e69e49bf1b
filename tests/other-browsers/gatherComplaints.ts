/** Where the complaints of a visit are gathered: it outlives each page. */
export const COMPLAINTS = 'complaints';

/**
 * Gathers, from inside of a page, what goes wrong on it: console errors, uncaught exceptions, what the security policy refuses.
 * It is sent to the browser as text, and so knows nothing from around it.
 */
export function gatherComplaints(key: string): void {
  const complain = (text: string) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, text]));
  };
  addEventListener('error', ({ message }) => {
    complain(`uncaught: ${message}`);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    complain(`uncaught: ${String(reason)}`);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    complain(`refused by the security policy: ${violatedDirective} ${blockedURI}`);
  });
  // eslint-disable-next-line no-console -- what is written there is told, and still written
  const write = console.error;
  // eslint-disable-next-line no-console -- the same
  console.error = (...parts: unknown[]) => {
    complain(`console: ${parts.map(String).join(' ')}`);
    write(...parts);
  };
}
