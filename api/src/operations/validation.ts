import { askToCheck } from '@dosmares/contracts/refused-fields';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Problem } from '../problems.ts';

/**
 * Validates a request in two steps: types and lengths first, patterns only if those pass. TypeBox alone would run a
 * pattern on a text that is too long.
 */
export const lengthsFirst: FastifySchemaCompiler<TSchema> = ({ schema, ...route }) => {
  const measure = TypeBoxValidatorCompiler({ schema: withoutPatterns(schema), ...route });
  const check = TypeBoxValidatorCompiler({ schema, ...route });

  return (value: unknown) => {
    const measured = measure(value);

    return 'error' in (measured as object) ? measured : check(value);
  };
};

/** Returns a schema without its patterns, at any depth. */
function withoutPatterns<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutPatterns) as T;
  if (typeof schema !== 'object' || schema === null) return schema;

  const kept = Object.entries(schema).filter(
    ([key, value]) => key !== 'pattern' || typeof value !== 'string',
  );

  return Object.fromEntries(kept.map(([key, value]) => [key, withoutPatterns(value)])) as T;
}

/**
 * Returns the refusal of an invalid body; it names every wrong or missing field, for the log, the form and the
 * visitor.
 */
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
