import type { ApiCall, Release } from '@dosmares/contracts/release';
import { label } from '../store/label.ts';

interface Schema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
  additionalProperties?: unknown;
}

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** An OpenAPI document, as far as the checks read it. */
export interface ApiDescription {
  info?: { title?: string; version?: string };
  paths?: Record<string, { post?: Operation }>;
}

/** Refuses releases that use an endpoint or a field that the live API lacks, or omit a field that it requires. */
export const apiFaults = (subject: Release, description: ApiDescription): readonly string[] =>
  subject.calls.flatMap((call) => faults(call, description).map((fault) => `${label(subject)} ${fault}.`));

function faults({ path, fields }: ApiCall, { paths = {}, info }: ApiDescription) {
  const name = `the live API (${info?.version ?? 'without a version'})`;
  const operation = paths[path]?.post;
  if (!operation) return [`posts to ${path}, which ${name} does not have`];

  const { properties = {}, required = [] } =
    operation.requestBody?.content?.['application/json']?.schema ?? {};
  const unknown = fields.filter((field) => !(field in properties));
  const missing = required.filter((field) => !fields.includes(field));

  return [
    ...unknown.map((field) => `sends the field ${field} to ${path}, which ${name} does not take there`),
    ...missing.map((field) => `sends no field ${field} to ${path}, which ${name} needs there`),
  ];
}
