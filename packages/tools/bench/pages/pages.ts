import { buildStale } from '../../build/build.ts';
import { openSite } from '../../start/private-site.ts';
import { routes } from '../bytes/first-load.ts';
import { medians } from '../median.ts';
import { makeVariants, variantNames } from '../variants/variants.ts';
import { benchAnswers } from './answers.ts';
import { lighthouseRun, throttlings } from './lighthouse.ts';
import { benchNavigation } from './navigation.ts';
import { waterfallRun } from './waterfall.ts';

export interface Extent {
  runs: number;
  only: readonly string[];
  measures: readonly string[];
}

const measureNames = [...Object.keys(throttlings), 'waterfall'];

/**
 * Measures every kind of page on a phone, in three variants that take turns; how quickly pages respond to touches;
 * and in-site navigation. Prints its progress, because it takes long.
 * @param extent the number of runs per median; the pages, or all (`answers` and `navigation` count as pages); the
 * measures, or all
 */
export async function benchPages({ runs, only, measures }: Extent) {
  const unknown = measures.find((name) => !measureNames.includes(name));
  if (unknown) throw new Error(`There is no measure "${unknown}". There are: ${measureNames.join(', ')}.`);

  await buildStale();
  const isWanted = (part: string) => only.length === 0 || only.includes(part);
  const site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
  try {
    const variants = await makeVariants(site.settings);
    const pages = [];
    for (const route of routes.filter(isWanted))
      pages.push(...(await benchPage({ ...site, ...variants, route, runs, only: measures })));
    await variants.show('composed');

    return {
      pages,
      answers: isWanted('answers') ? await benchAnswers(site.origin, runs) : [],
      navigation: isWanted('navigation') ? await benchNavigation({ ...site, ...variants, runs }) : [],
    };
  } finally {
    await site.close();
  }
}

export type Variant = (typeof variantNames)[number];

async function benchPage({
  origin,
  show,
  route,
  runs,
  only,
}: {
  origin: string;
  show: (variant: Variant) => Promise<void>;
  route: string;
  runs: number;
  only: readonly string[];
}) {
  const address = `${origin}${route}`;
  const all = {
    ...Object.fromEntries(
      Object.keys(throttlings).map((name) => [
        name,
        () => lighthouseRun(address, name as keyof typeof throttlings),
      ]),
    ),
    waterfall: () => waterfallRun(address),
  };
  const measures = Object.entries(all).filter(([name]) => only.length === 0 || only.includes(name));
  const results = new Map() as Map<string, Record<string, number>[]>;
  for (let run = 1; run <= runs; run += 1) {
    for (const variant of variantNames) {
      await show(variant);
      for (const [name, measure] of measures) {
        const key = `${variant} ${name}`;
        results.set(key, [...(results.get(key) ?? []), await measure()]);
      }
      const { LCP, performance } = results.get(`${variant} simulated`)?.at(-1) ?? {};
      console.error(
        `  ${route}, run ${run} of ${runs}, ${variant}: performance ${performance}, LCP ${LCP} ms`,
      );
    }
  }
  const of = (name: string) => medians(results.get(name) ?? []);
  const names = measures.map(([name]) => name);
  const throttled = names.filter((name) => name in throttlings);

  // A waterfall's figures go into every row, or into rows of their own.
  return (throttled.length > 0 ? throttled : names).flatMap((throttling) =>
    variantNames.map((variant) => {
      const figures = of(`${variant} ${throttling}`);
      const beside = of(`one bundle ${throttling}`);

      return {
        page: route,
        throttling,
        variant,
        ...figures,
        ...(figures.LCP && beside.LCP && { 'LCP ratio': rounded(figures.LCP / beside.LCP) }),
        ...of(`${variant} waterfall`),
      };
    }),
  );
}

const rounded = (ratio: number) => Number(ratio.toFixed(3));
