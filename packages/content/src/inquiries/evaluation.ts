import { areas } from '../site.ts';

const heading = 'Evaluation of a home:';

/** A seller's answers about a home, besides its type; empty where nothing is chosen. */
export const noAnswers = { area: '', size: '', when: '' };
export type Evaluation = typeof noAnswers;

export const sellingTimes = ['As soon as possible', 'Within six months', 'Within a year', 'Not decided yet'];

export const longestSize = 60;

/** The labels of the answers, in the form, in the message and in staff's mail. */
export const evaluationLabels = { area: 'Area', size: 'Size', when: 'When to sell' } as const;

const labels = Object.entries(evaluationLabels) as readonly [keyof Evaluation, string][];

/** Appends the answers to a message, as plain text; `evaluationIn` reads it back (C28). */
export function withEvaluation(message: string, answers: Evaluation): string {
  const lines = labels.flatMap(([key, label]) => (answers[key] ? [`${label}: ${answers[key]}`] : []));

  return [...(message ? [message, ''] : []), heading, ...lines].join('\n');
}

/** Splits a message into words and answers: only lines exactly as `withEvaluation` writes them are answers. */
export function evaluationIn(text: string): { message: string; answers?: Evaluation } {
  const start = `\n\n${text}`.lastIndexOf(`\n\n${heading}`);
  if (start < 0) return { message: text };

  const message = text.slice(0, Math.max(0, start - 2));
  const [, ...lines] = text.slice(start).split('\n');
  const answers = { ...noAnswers };
  for (const [key, label] of labels)
    answers[key] = lines.find((line) => line.startsWith(`${label}: `))?.slice(label.length + 2) ?? '';

  return isValid(answers) && withEvaluation(message, answers) === text
    ? { message, answers }
    : { message: text };
}

const isValid = ({ area, size, when }: Evaluation) =>
  ['', ...areas].includes(area) && ['', ...sellingTimes].includes(when) && size.length <= longestSize;
