import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** A schema, as far as sentences need it. */
interface Node {
  description?: string;
  properties?: Readonly<Record<string, Node>>;
  patternProperties?: Readonly<Record<string, Node>>;
  items?: Node;
}

/**
 * Checks a value against its schema: returns one sentence for each wrong field, such as `listings[1] (id 2).price must
 * be …, but is …`.
 */
export function faultsOf(name: string, schema: TSchema, value: unknown): string[] {
  const faults = new Map<string, string>();
  for (const { instancePath, params } of Value.Errors(schema, value)) {
    // For missing and unknown fields an error names only their parent.
    const { requiredProperties, additionalProperties } = params as Readonly<Record<string, string[]>>;
    for (const field of requiredProperties ?? additionalProperties ?? ['']) {
      const steps = [...instancePath.split('/').slice(1), field].filter(Boolean);
      const rule = ruleAt(schema, steps);
      const found = valueAt(value, steps);
      const fault = rule ? `must ${rule}, but is ${shown(found)}.` : 'is no field here; is it misspelt?';
      // The first error of a field is the clearest.
      if (!faults.has(steps.join('/')))
        faults.set(steps.join('/'), `${placeOf(name, value, steps)} ${fault}`);
    }
  }

  return [...faults.values()];
}

const shown = (value: unknown) => (value === undefined ? 'missing' : JSON.stringify(value).slice(0, 80));

const ruleAt = (schema: TSchema, steps: readonly string[]) =>
  steps.reduce<Node | undefined>(
    (outer, step) =>
      outer?.properties?.[step] ?? outer?.items ?? Object.values(outer?.patternProperties ?? {})[0],
    schema as Node,
  )?.description;

const valueAt = (value: unknown, steps: readonly string[]): unknown =>
  steps.reduce((outer, step) => (outer as Readonly<Record<string, unknown>> | undefined)?.[step], value);

/** Formats a path as in code, with the name of each list entry. */
const placeOf = (name: string, value: unknown, steps: readonly string[]) =>
  steps.reduce((path, step, index) => {
    if (!/^\d+$/.test(step)) return `${path}.${step}`;

    const entry = (valueAt(value, steps.slice(0, index + 1)) ?? {}) as Readonly<Record<string, unknown>>;
    const label = entry.name ?? entry.reference ?? (entry.id === undefined ? '' : `id ${entry.id}`);

    return `${path}[${step}]${label && ` (${label})`}`;
  }, name);
