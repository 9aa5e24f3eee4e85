import type { TSchema } from 'typebox';
import Value from 'typebox/value';

/** A schema, as far as sentences need it. */
interface Node {
  description?: string;
  properties?: Readonly<Record<string, Node>>;
  patternProperties?: Readonly<Record<string, Node>>;
  items?: Node;
}

type Fields = Readonly<Record<string, unknown>> | undefined;

/** Returns one sentence for each wrong field, such as `listings[1] (id 2).price must be …, but is …`. */
export function faultsOf(name: string, schema: TSchema, value: unknown): string[] {
  const faults = new Map<string, string>();
  for (const { instancePath, params } of Value.Errors(schema, value)) {
    // For missing and unknown fields an error names only their parent.
    const { requiredProperties, additionalProperties } = params as Readonly<Record<string, string[]>>;
    for (const field of requiredProperties ?? additionalProperties ?? ['']) {
      const steps = [...instancePath.split('/').slice(1), field].filter(Boolean);
      const { place, fault } = along({ name, schema, value }, steps);
      // The first error of a field is the clearest.
      if (!faults.has(place)) faults.set(place, `${place} ${fault}`);
    }
  }

  return [...faults.values()];
}

/** Follows a path: its text as in code, with the name of each entry of a list, and what is wrong at its end. */
function along(part: { name: string; schema: TSchema; value: unknown }, steps: readonly string[]) {
  let place = part.name;
  let node: Node | undefined = part.schema as Node;
  let found = part.value;
  for (const step of steps) {
    node = node?.properties?.[step] ?? node?.items ?? Object.values(node?.patternProperties ?? {})[0];
    found = (found as Fields)?.[step];
    const { name, reference, id } = (found ?? {}) as Record<string, unknown>;
    const label = name ?? reference ?? (id === undefined ? '' : `id ${id}`);
    place += /^\d+$/.test(step) ? `[${step}]${label && ` (${label})`}` : `.${step}`;
  }

  const rule = node?.description;
  const is = found === undefined ? 'missing' : JSON.stringify(found).slice(0, 80);

  return { place, fault: rule ? `must ${rule}, but is ${is}.` : 'is no field here; is it misspelt?' };
}
