import { APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';

/** Reason for a missing reply of the provider, as named in the log and the metrics. */
export type Failure =
  | ('key-refused' | 'rate-limited' | 'provider-error' | 'too-slow' | 'unreachable' | 'no-schema')
  | ('not-understood' | 'empty' | 'too-large' | 'budget-spent' | 'too-busy' | 'visitor-left');

/** The provider gave no reply that can be shown. */
export class NoReply extends Error {
  readonly reason: Failure;

  constructor(reason: Failure) {
    super(reason);
    this.reason = reason;
  }
}

const refusals: Readonly<Record<number, Failure>> = {
  ...{ 401: 'key-refused', 403: 'key-refused', 429: 'rate-limited' },
};

/** Returns the reason for an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NoReply) return error.reason;
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError) return 'too-slow';
  if (!(error instanceof APIError)) return error instanceof SyntaxError ? 'not-understood' : 'unreachable';
  if (!error.status) return 'unreachable';
  const isOfForm = [400, 422, 501].includes(error.status) && /response_format|schema/i.test(error.message);

  return isOfForm ? 'no-schema' : (refusals[error.status] ?? 'provider-error');
}

/** Reports whether a failed call certainly cost nothing: the provider refused it, or was not reached. */
export const isFree = (error: unknown) =>
  (error instanceof APIError && error.status !== undefined && error.status < 500) ||
  failureOf(error) === 'unreachable';
