import type { FastifyBodyParser, FastifyInstance } from 'fastify';
import { Problem } from '../problems.ts';

/** Bounds of a body's structure, far above those of every schema: a long conversation has 1,500 values. */
const most = { depth: 10, values: 5_000 };

/**
 * Parses JSON like Fastify, except what is deeply nested or has very many values: 64 kB of brackets cost the parser
 * twenty times as long as a text of that length.
 */
export function plainJson(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');

  return (request, body, done) => {
    if (isPlain(body)) return parse(request, body, done);
    done(new Problem('bad-input'));
  };
}

const step = new Map(Object.entries({ '[': 1, '{': 1, ']': -1, '}': -1 }));

function isPlain(text: string): boolean {
  let [depth, values] = [0, 0];

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (character === ',') values += 1;
    else depth += step.get(character) ?? 0;
    if (depth > most.depth || values > most.values) return false;
  }

  return true;
}

/** Returns the index of the quote that ends a string, or of the text's end. */
function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;

  return end;
}
