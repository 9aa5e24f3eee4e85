/** Limits of the panel's requests, for the browser too (decision 0003). */
export const chatLimits = {
  question: 24_000,
  /** Bytes of the whole request. Of a longer conversation, the panel sends the newest part. */
  body: 192 * 1024,
  page: 120,
  cards: 6,
  links: 6,
  choices: 4,
} as const;
