import { askToCheck } from '@dosmares/contracts/refused-fields';
import type { FastifyBodyParser, FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { Problem } from '../problems.ts';

/** Names every invalid or missing field, for the log, the form and the visitor. */
export function badInput(errors: readonly FastifySchemaValidationError[]) {
  const fields = [...new Set(errors.flatMap(fieldsOf))];

  return new Problem('bad-input', {
    cause: errors.map(({ instancePath }) => instancePath),
    fields,
    text: askToCheck(fields),
  });
}

function fieldsOf({ instancePath, params }: FastifySchemaValidationError): readonly string[] {
  const [, field] = instancePath.split('/');

  return field ? [field] : ((params.requiredProperties as string[] | undefined) ?? []);
}

/** Limits on a body's structure, far above what any schema allows: a long conversation has 1,500 values. */
const max = { depth: 10, values: 5_000 };

/** Parses JSON, but refuses deep nesting and very many values, which cost twenty times as much as text. */
export function plainJson(app: FastifyInstance): FastifyBodyParser<string> {
  const parse = app.getDefaultJsonParser('error', 'error');

  return (request, body, done) => {
    if (isPlain(body)) return parse(request, body, done);
    done(new Problem('bad-input'));
  };
}

const depthChange = new Map(Object.entries({ '[': 1, '{': 1, ']': -1, '}': -1 }));

function isPlain(text: string): boolean {
  let [depth, values] = [0, 0];

  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (character === '"') at = endOfString(text, at);
    else if (character === ',') values += 1;
    else depth += depthChange.get(character) ?? 0;
    if (depth > max.depth || values > max.values) return false;
  }

  return true;
}

function endOfString(text: string, start: number): number {
  let end = start + 1;
  while (end < text.length && text[end] !== '"') end += text[end] === '\\' ? 2 : 1;

  return end;
}
