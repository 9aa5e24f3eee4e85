import { parseArgs } from 'node:util';

/**
 * Returns the application to work on and the deployed site around it, if one is named, from the arguments of
 * `npm run dev`.
 * @throws with a sentence about the missing or unexpected argument
 */
export function requestFrom(args: readonly string[], applications: readonly string[]) {
  const { values, positionals } = parsed(args);
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

function parsed(given: readonly string[]) {
  // Without an address, parseArgs would take "--against" for a mistake of its own.
  const args = given.at(-1) === '--against' ? [...given, ''] : [...given];
  try {
    return parseArgs({ args, options: { against: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    const [why] = (error as Error).message.split(/[.;]\s/);
    throw new Error(`${why}. Usage: npm run dev -- APPLICATION [--against https://…]`, { cause: error });
  }
}
