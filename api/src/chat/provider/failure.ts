import {
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
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
  | 'unchecked'
  | 'invented'
  | 'budget-spent'
  | 'too-busy'
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
  const known = reasons.find(([kind]) => error instanceof kind)?.[1];
  if (known) return known;

  return error instanceof APIError && error.status ? 'provider-error' : 'unreachable';
}

/** Reports whether a retry may help: not after a refused key, and not when the visitor's time is up. */
export const isPassing = (failure: Failure) =>
  ['rate-limited', 'provider-error', 'unreachable', 'not-understood'].includes(failure);

/** Reports whether a failed call certainly cost nothing: the provider refused it, or never received it. */
export function isFree(error: unknown): boolean {
  const status = error instanceof APIError ? error.status : undefined;

  return (status !== undefined && status < 500) || neverConnected.has(codeOf(error) ?? '');
}

const neverConnected = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function codeOf(error: unknown): string | undefined {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: unknown };

  return code ?? (cause ? codeOf(cause) : undefined);
}
