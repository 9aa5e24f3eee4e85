/** What the panel may send and the API takes. Plain values, apart from the schemas: the browser reads them too (decision 0006). */
export const chatLimits = {
  /** Characters of one question. All of it is read. */
  question: 24_000,
  /** Bytes of the whole request. Of a conversation that has grown beyond it, the panel sends the newest part. */
  body: 192 * 1024,
} as const;
