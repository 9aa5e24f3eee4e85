import type { ApiCall } from '../manifest.ts';
import type { CheckContext, CheckRequest } from './request.ts';

/** Compares what a release sends to the API with the live API's own description. */
export async function calls(
  { subject, values }: CheckRequest,
  _: unknown,
  { readApi, print }: CheckContext,
): Promise<readonly string[]> {
  if (subject.calls.length === 0) return [];
  if (values['without-api']) {
    print('  not asked: the live API (--without-api)');

    return [];
  }
  try {
    const description = (await readApi()) as ApiDescription;

    return subject.calls
      .flatMap((call) => faults(call, description))
      .map((fault) => `${subject.name} ${fault}.`);
  } catch (error) {
    return [
      `${subject.name} calls the API, which could not be asked what it takes (${(error as Error).message}); start it, or say --without-api.`,
    ];
  }
}

interface ApiDescription {
  info?: { version?: string };
  paths?: Record<string, { post?: { requestBody?: { content?: Record<string, { schema?: Schema }> } } }>;
}

interface Schema {
  properties?: Record<string, unknown>;
  required?: readonly string[];
}

function faults({ path, fields }: ApiCall, { paths = {}, info }: ApiDescription) {
  const name = `the live API (${info?.version ?? 'without a version'})`;
  const operation = paths[path]?.post;
  if (!operation) return [`posts to ${path}, which ${name} does not have`];

  const { properties = {}, required = [] } =
    operation.requestBody?.content?.['application/json']?.schema ?? {};
  const unknown = fields.filter((field) => !(field in properties));
  const missing = required.filter((field) => !fields.includes(field));

  return [
    ...unknown.map((field) => `sends the field ${field} to ${path}, which ${name} does not accept`),
    ...missing.map((field) => `sends no field ${field} to ${path}, which ${name} requires`),
  ];
}
