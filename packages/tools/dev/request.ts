import { parseArgs } from 'node:util';

/** Reads the arguments of `npm run dev`. @throws with a sentence about what is missing or unexpected */
export function requestFrom(args: readonly string[], applications: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { against: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = '', ...others] = positionals;
  if (!applications.includes(name) || others.length > 0)
    throw new Error(`Name one application to work on: ${applications.join(', ')}.`);
  if (values.against === undefined) return { name };
  if (name === 'shell')
    throw new Error(
      'The shell renders every page of a deployed site: work on it with "npm run dev -- shell".',
    );
  const against = URL.parse(values.against);
  if (!against || !/^https?:$/.test(against.protocol))
    throw new Error('Say against which site, as in --against https://www.example.com.');

  return { name, against };
}
