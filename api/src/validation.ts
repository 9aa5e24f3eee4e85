import { askToCheck } from '@dosmares/contracts/refused-fields';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler, FastifySchemaValidationError } from 'fastify';
import type { TSchema } from 'typebox';
import { Problem } from './problems.ts';

/**
 * Checks a request against its schema in two steps: types and lengths first, patterns only on what passed. TypeBox alone
 * runs a pattern on a text that is already too long.
 */
export const lengthsFirst: FastifySchemaCompiler<TSchema> = ({ schema, ...route }) => {
  const measure = TypeBoxValidatorCompiler({ schema: withoutPatterns(schema), ...route });
  const check = TypeBoxValidatorCompiler({ schema, ...route });

  return (value: unknown) => {
    const measured = measure(value);

    return 'error' in (measured as object) ? measured : check(value);
  };
};

/** A schema without its patterns, at any depth. */
function withoutPatterns<T>(schema: T): T {
  if (Array.isArray(schema)) return schema.map(withoutPatterns) as T;
  if (typeof schema !== 'object' || schema === null) return schema;

  const kept = Object.entries(schema).filter(
    ([key, value]) => key !== 'pattern' || typeof value !== 'string',
  );

  return Object.fromEntries(kept.map(([key, value]) => [key, withoutPatterns(value)])) as T;
}

/** The refusal of a body that its schema does not allow; it names every field that is wrong or missing, for the log, the form and the visitor. */
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
