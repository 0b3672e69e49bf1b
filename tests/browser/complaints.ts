import type { BrowserContext } from 'playwright-core';

/**
 * Everything that a visitor's browser would complain about, gathered while the context lives:
 * console errors (Chromium writes there what the security policy refuses), uncaught exceptions,
 * files that are missing, and requests to anywhere but the site.
 */
export function gatherComplaints(context: BrowserContext, site: string): string[] {
  const complaints: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    const isOff = protocol.startsWith('http') && origin !== site;
    if (isOff) complaints.push(`request off the site: ${request.url()}`);
  });
  context.on('response', (response) => {
    const isMissing = response.status() >= 400 && !response.request().isNavigationRequest();
    if (isMissing) complaints.push(`${response.status()}: ${response.url()}`);
  });
  context.on('weberror', (error) => complaints.push(`uncaught: ${String(error.error())}`));
  context.on('console', (message) => {
    // A failed load is told above, with its address; the 404 page is one, and is meant.
    const isLoad = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isLoad) complaints.push(`console: ${message.text()}`);
  });
  return complaints;
}
