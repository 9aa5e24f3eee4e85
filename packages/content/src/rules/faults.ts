import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** A schema, as far as sentences need it. */
interface Node {
  description?: string;
  properties?: Readonly<Record<string, Node>>;
  patternProperties?: Readonly<Record<string, Node>>;
  items?: Node;
}

type Steps = readonly string[];

/**
 * Checks a value against its schema: returns one sentence for each wrong field, such as `listings[1] (25-5219).price
 * must be …`.
 */
export function faultsOf(name: string, schema: TSchema, value: unknown): string[] {
  const faults = new Map<string, string>();

  for (const error of Value.Errors(schema, value))
    for (const { steps, says } of wrongFields(error)) {
      const rule = ruleAt(schema, steps);
      const words = sentences[rule === undefined ? 'stray' : says](rule ?? '', valueAt(value, steps));
      const sentence = `${placeOf(name, value, steps)} ${words}`;
      // The first error of a field is the clearest.
      if (!faults.has(steps.join('/'))) faults.set(steps.join('/'), sentence);
    }

  return [...faults.values()];
}

const sentences = {
  missing: (rule: string) => `is missing: it must ${rule}.`,
  stray: () => 'is no field here; is it misspelt?',
  wrong: (rule: string, value: unknown) => `must ${rule}, but is ${shown(value)}.`,
};

/** Returns the fields that a TypeBox error is about: for missing and unknown fields it names only their parent. */
function wrongFields({ instancePath, params }: { instancePath: string; params: object }) {
  const steps = instancePath.split('/').slice(1);
  const { requiredProperties, additionalProperties } = params as Readonly<Record<string, string[]>>;
  const fields = (names: readonly string[], says: keyof typeof sentences) =>
    names.map((field) => ({ steps: [...steps, field], says }));

  if (requiredProperties) return fields(requiredProperties, 'missing');
  if (additionalProperties) return fields(additionalProperties, 'stray');

  return [{ steps, says: 'wrong' as const }];
}

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? String(value);

  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

function ruleAt(schema: TSchema, steps: Steps) {
  const node = steps.reduce<Node | undefined>(
    (outer, step) =>
      outer?.properties?.[step] ?? outer?.items ?? Object.values(outer?.patternProperties ?? {})[0],
    schema as Node,
  );

  return node?.description;
}

const valueAt = (value: unknown, steps: Steps): unknown =>
  steps.reduce((outer, step) => (outer as Readonly<Record<string, unknown>> | undefined)?.[step], value);

/** Formats a path as in code, with the name of each list entry. */
function placeOf(name: string, value: unknown, steps: Steps) {
  return steps.reduce((path, step, index) => {
    if (!/^\d+$/.test(step)) return `${path}.${step}`;

    const {
      id,
      reference,
      name: called,
    } = (valueAt(value, steps.slice(0, index + 1)) ?? {}) as Readonly<Record<string, unknown>>;
    const label = called ?? reference ?? (id === undefined ? undefined : `id ${id}`);

    return `${path}[${step}]${label === undefined ? '' : ` (${label})`}`;
  }, name);
}
