import { chatLimits } from '@dosmares/contracts/chat-limits';
import { nothingThere } from '@dosmares/contracts/endpoints';

/** All foreseen failures. The texts become parts of sentences, so they have no full stop. */
// biome-ignore format: a table reads in columns
export const problems = {
  'bad-input':    { status: 400, text: 'Please check what you entered and send it again' },
  'not-json':     { status: 415, text: 'This form could not be read' },
  'too-large':    { status: 413, text: 'Your message is too long' },
  'no-question':  { status: 400, text: 'The last message must be a question' },
  'too-long-question': { status: 413, text: `Your question is too long: please shorten it to ${chatLimits.question.toLocaleString('en-US')} characters` },
  'not-found':    { status: 404, text: nothingThere.error },
  'other-host':   { status: 421, text: 'In development this is served at localhost only' },
  'too-many':     { status: 429, text: 'Too many messages came from your connection. Please wait a while, or call us' },
  'not-stored':   { status: 503, text: 'We could not save your message. Please try again in a moment, or call us' },
  'busy':         { status: 503, text: 'We are very busy right now. Please try again in a moment' },
  'unforeseen':   { status: 500, text: 'Something went wrong on our side. Please try again, or call us' },
} as const satisfies Record<string, { status: number; text: string }>;

export type ProblemCode = keyof typeof problems;

interface ProblemDetails extends ErrorOptions {
  text?: string | undefined;
  fields?: readonly string[];
}

export class Problem extends Error {
  readonly code: ProblemCode;
  readonly statusCode: number;
  readonly fields: readonly string[];

  constructor(code: ProblemCode, { text, fields = [], ...options }: ProblemDetails = {}) {
    super(text ?? problems[code].text, options);
    this.fields = fields;
    this.code = code;
    this.statusCode = problems[code].status;
  }
}

const codeOfStatus: Readonly<Record<number, ProblemCode>> = {
  400: 'bad-input',
  404: 'not-found',
  413: 'too-large',
  415: 'not-json',
  421: 'other-host',
  429: 'too-many',
  503: 'busy',
};

export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;

  const status = (error as { statusCode?: number } | undefined)?.statusCode ?? 500;
  return new Problem(codeOfStatus[status] ?? (status < 500 ? 'bad-input' : 'unforeseen'), { cause: error });
}

export const refusal = ({ code, message, fields }: Problem) => ({
  ok: false as const,
  success: false as const,
  code,
  error: message,
  ...(fields.length > 0 && { fields: [...fields] }),
});
