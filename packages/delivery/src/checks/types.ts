import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  contractTypes,
  exposeTypes,
  platformTypes,
  slotTypes,
  stockBuild,
} from '@dosmares/contracts/release';
import { root } from '@dosmares/tools/presets/checkout';
import { runCompiler } from '@dosmares/tools/presets/compiler';
import type { Release } from '../manifest.ts';
import { label } from '../store/integrity.ts';
import type { Store } from '../store/store.ts';
import { mountsOf, pairs, teamOf } from './rules.ts';

interface Comparison {
  /** Release and file; in the test, `Given` is its namespace and `given` its value. */
  given: readonly [Release, string];
  taken: readonly [Release, string];
  test: string;
  /** The refusal when it does not compile, without the compiler's reason. */
  sentence: string;
}

/**
 * Refuses releases whose types do not match, by running the compiler on the declarations of both (decision 0031): a
 * consumer's props of a slot, a page's type for the shell, a remote's imports from the platform. Releases of stock
 * federation tooling bring none.
 */
export async function typeMismatches(subject: Release, all: readonly Release[], store: Store) {
  if (subject.commit === stockBuild) return [];
  const typed = all.filter(({ commit }) => commit !== stockBuild);
  // Inside node_modules, so that the declarations find the types of React and the router.
  const folder = path.join(root, 'node_modules/.cache/dos-mares', `types-${crypto.randomUUID()}`);
  try {
    for (const release of typed) {
      const own = path.join(await store.releaseFolder(release.name, release.version), 'types');
      if (!existsSync(own))
        return [`${release.name} brings no declarations to compare: its team has to release it again.`];
      await cp(own, path.join(folder, label(release)), { recursive: true });
    }

    const comparisons = pairs(subject, typed).flatMap(([one, other]) => comparisonsOf(one, other));

    return await compare(comparisons, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

// Their types contain the props of all slots, which are compared one by one.
const comparedElsewhere = ['Slot', 'SlotFrame'];

/** Lists what the declarations of both must agree on; missing modules are a matter of `rules.ts`. */
function comparisonsOf(consumer: Release, provider: Release): Comparison[] {
  const slots = mountsOf(consumer, provider)
    .filter((expose) => expose in provider.exposes)
    .map((expose) => ({
      given: [consumer, contractTypes] as const,
      taken: [provider, exposeTypes(provider.name, expose)] as const,
      test: `const mounted: (props: Given.SlotProps['${provider.name}/${expose}']) => unknown = taken.default;`,
      sentence: `${consumer.name} mounts ${provider.name}/${expose} with props that ${provider.name} does not take, and ${teamOf(provider)} has to take until ${teamOf(consumer)} has moved`,
    }));
  if (provider.name !== 'shell') return slots;

  const pages = [...new Set(consumer.routes.map(({ expose }) => expose))]
    .filter((expose) => expose in consumer.exposes)
    .map((expose) => ({
      given: [provider, contractTypes] as const,
      taken: [consumer, exposeTypes(consumer.name, expose)] as const,
      test: 'const page: Given.PageModule = taken;',
      sentence: `${consumer.name} has a page ${expose} that ${provider.name} cannot mount, and ${teamOf(consumer)} has to change`,
    }));
  const platform = consumer.platform.map((name) => ({
    given: [provider, platformTypes] as const,
    taken: [consumer, platformTypes] as const,
    test: comparedElsewhere.includes(name)
      ? `const there: unknown = given.${name};`
      : `const fitting: (typeof Taken)['${name}'] = given.${name};`,
    sentence: `${consumer.name} takes ${name} from the platform differently from how ${provider.name} offers it, and ${teamOf(provider)} has to ship what both can live with first`,
  }));

  return [...slots, ...pages, ...platform];
}

async function compare(comparisons: readonly Comparison[], folder: string) {
  for (const [at, { given, taken, test }] of comparisons.entries()) {
    const lines = [
      `import type * as Given from './${label(given[0])}/${given[1]}';`,
      `import type * as Taken from './${label(taken[0])}/${taken[1]}';`,
      'declare const given: typeof Given;',
      'declare const taken: typeof Taken;',
      `export ${test}`,
      'export { given, taken };',
    ];
    await writeFile(path.join(folder, `check-${at}.ts`), lines.join('\n'));
  }
  // Slots are added to the contracts in separate files.
  const compilerOptions = { types: [], listFiles: true };
  const output = await runCompiler(folder, { compilerOptions, include: ['check-*.ts', `*/${slotTypes}`] });
  // Before the compiler's reasons, which can quote what it read.
  const isForeign = (line: string) => path.isAbsolute(line) && !line.startsWith(`${root}/node_modules/`);
  if (output.split('\n').some(isForeign)) throw new Error('The declarations lead out of their release.');
  const reasons = reasonsIn(output.replaceAll(`${folder}/`, ''));

  return comparisons.flatMap(({ sentence }, at) =>
    reasons.has(at) ? [`${sentence}: ${reasons.get(at)}`] : [],
  );
}

/** Returns the compiler's reason for each comparison: the innermost line names the exact mismatch. */
function reasonsIn(output: string) {
  const reasons = new Map<number, string>();
  let at = -1;
  for (const line of output.split('\n')) {
    const [, check, message] = /^check-(\d+)\.ts\(.*?\): error TS\d+: (.*)$/.exec(line) ?? [];
    if (check) at = Number(check);
    if (check || line.startsWith(' ')) reasons.set(at, (message ?? line).trim());
    else if (/error TS/.test(line)) throw new Error(`The declarations could not be compared: ${line}`);
  }

  return reasons;
}
