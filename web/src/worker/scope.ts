// The few parts of a service worker's world that are used; the page's own types do not know them.

export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}
export interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface Told extends Lasting {
  data: unknown;
}

export interface Scope {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", then: (event: Lasting) => void): void;
  addEventListener(kind: "fetch", then: (event: Asked) => void): void;
  addEventListener(kind: "message", then: (event: Told) => void): void;
}
