// Minimal service-worker types; TypeScript's DOM library has none.

export interface ExtendableEventLike {
  waitUntil(work: Promise<unknown>): void;
}
export interface FetchEventLike extends ExtendableEventLike {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
export interface MessageEventLike extends ExtendableEventLike {
  data: unknown;
}

export interface Scope {
  location: { origin: string };
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", then: (event: ExtendableEventLike) => void): void;
  addEventListener(kind: "fetch", then: (event: FetchEventLike) => void): void;
  addEventListener(kind: "message", then: (event: MessageEventLike) => void): void;
}
