import { askToCheck } from '@dosmares/contracts/refused-fields';
import type { FastifySchemaValidationError } from 'fastify';
import { Problem } from '../problems.ts';

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
