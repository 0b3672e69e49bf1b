/** The parts of a service worker's global scope that the site's own uses: the types for pages have none of it. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
}

interface Extendable {
  readonly waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  readonly install: Extendable;
  readonly activate: Extendable;
  readonly fetch: Extendable & {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
  readonly message: Extendable & { readonly data: unknown };
}
