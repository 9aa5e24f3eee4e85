/** What must hold for one field, and how to say so: "charts.daysOnSite[2] must be …". */
export interface Rule {
  must: string;
  holds: (value: unknown) => boolean;
  optional?: boolean;
}

/** The report's shape with a rule at each leaf; a list's one entry is the rule for each of its items. */
export type Shape = Rule | { each: Shape; count: number; of: string } | { [field: string]: Shape };

/** Compares a value with its shape and answers with one sentence for each field that is wrong. */
export function faultsIn(value: unknown, shape: Shape, path: string): string[] {
  if (isRule(shape)) return faultsOfLeaf(value, shape, path);
  if (isList(shape)) {
    if (!Array.isArray(value) || value.length !== shape.count)
      return [`${path} must be a list of ${shape.count}: ${shape.of}.`];

    return value.flatMap((item, index) => faultsIn(item, shape.each, `${path}[${index}]`));
  }

  return faultsOfFields(value, shape, path);
}

function faultsOfLeaf(value: unknown, rule: Rule, path: string): string[] {
  if (value === undefined) return rule.optional ? [] : [`${path} is missing: it must ${rule.must}.`];

  return rule.holds(value) ? [] : [`${path} must ${rule.must}, but is ${JSON.stringify(value)}.`];
}

function faultsOfFields(value: unknown, shape: { [field: string]: Shape }, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path || 'The report'} is missing.`];
  const at = (field: string) => (path ? `${path}.${field}` : field);
  const strays = Object.keys(value).filter((field) => !Object.hasOwn(shape, field));

  return [
    ...strays.map((field) => `${at(field)} is not a field of the report; is it misspelt?`),
    ...Object.entries(shape).flatMap(([field, inner]) =>
      faultsIn((value as Record<string, unknown>)[field], inner, at(field)),
    ),
  ];
}

const isRule = (shape: Shape): shape is Rule => typeof (shape as Rule).holds === 'function';
const isList = (shape: Shape): shape is { each: Shape; count: number; of: string } =>
  typeof (shape as { count?: unknown }).count === 'number';
