import {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';

/** Reason for a missing reply of the provider, as named in the log and the metrics. */
export type Failure =
  | 'key-refused'
  | 'rate-limited'
  | 'provider-error'
  | 'too-slow'
  | 'unreachable'
  | 'not-understood'
  | 'empty'
  | 'too-large'
  | 'budget-spent'
  | 'too-busy'
  | 'no-schema'
  | 'visitor-left';

/** The provider gave no reply that can be shown. */
export class NoReply extends Error {
  readonly reason: Failure;

  constructor(reason: Failure) {
    super(reason);
    this.reason = reason;
  }
}

type ErrorClass = abstract new (...given: never[]) => Error;

const reasons: readonly (readonly [ErrorClass, Failure])[] = [
  [AuthenticationError, 'key-refused'],
  [PermissionDeniedError, 'key-refused'],
  [RateLimitError, 'rate-limited'],
  [InternalServerError, 'provider-error'],
  [APIConnectionTimeoutError, 'too-slow'],
  [APIUserAbortError, 'too-slow'],
  [SyntaxError, 'not-understood'],
];

/** Returns the reason for an error. */
export function failureOf(error: unknown): Failure {
  if (error instanceof NoReply) return error.reason;
  if (error instanceof BadRequestError && /response_format|json_schema|schema/i.test(error.message))
    return 'no-schema';
  const known = reasons.find(([kind]) => error instanceof kind)?.[1];
  if (known) return known;

  return error instanceof APIError && error.status ? 'provider-error' : 'unreachable';
}

/** Reports whether a failed call certainly cost nothing: the provider refused it, or was not reached. */
export const isFree = (error: unknown) =>
  (error instanceof APIError && error.status !== undefined && error.status < 500) ||
  failureOf(error) === 'unreachable';
