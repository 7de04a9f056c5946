/** How long a connection may take for what, in milliseconds; in the names of Node's HTTP server. Answers may take as long as they need, films above all, and a socket that changed its protocol is none of these. */
export interface TimeLimits {
  /** Until all headers are there; a new connection that says nothing counts, too. */
  readonly headersTimeout: number;
  /** Until the whole request is there. */
  readonly requestTimeout: number;
  /** Between two requests: longer than proxies keep a connection, so that they never send into one that is just being closed. */
  readonly keepAliveTimeout: number;
  /** How often it is looked who is too late. */
  readonly connectionsCheckingInterval: number;
}

export const timeLimits: TimeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 72_000,
  connectionsCheckingInterval: 1_000,
};
