// @ts-check
import { buildStale } from '@dosmares/build/build';
import { openSite } from '@dosmares/runner/private-site';
import { routes } from '../bytes/first-load.mjs';
import { medians } from '../median.mjs';
import { makeVariants, variantNames } from '../variants/variants.mjs';
import { benchAnswers } from './answers.mjs';
import { lighthouseRun, throttlings } from './lighthouse.mjs';
import { benchNavigation } from './navigation.mjs';
import { waterfallRun } from './waterfall.mjs';

/** @typedef {{ runs: number, only: readonly string[], measures: readonly string[] }} Extent */

const measureNames = [...Object.keys(throttlings), 'waterfall'];

/**
 * Every kind of page on a phone, in three variants that take turns; how quickly the site answers; and in-site navigation.
 * Tells its progress, for it takes long.
 * @param {Extent} extent how many runs the medians are of; which pages, or all; `answers` and `navigation` are words too;
 * which measures, or all
 */
export async function benchPages({ runs, only, measures }) {
  const unknown = measures.find((name) => !measureNames.includes(name));
  if (unknown) throw new Error(`There is no measure "${unknown}". There are: ${measureNames.join(', ')}.`);

  await buildStale();
  const isWanted = (/** @type {string} */ part) => only.length === 0 || only.includes(part);
  const site = await openSite(Number(process.env.BENCH_PORT ?? 5600));
  try {
    const variants = await makeVariants(site.where);
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

/** @typedef {(typeof variantNames)[number]} Variant */

/**
 * @param {{ origin: string, show: (variant: Variant) => Promise<void>, route: string, runs: number, only: readonly string[] }} page
 */
async function benchPage({ origin, show, route, runs, only }) {
  const address = `${origin}${route}`;
  const all = {
    ...Object.fromEntries(
      Object.keys(throttlings).map((name) => [
        name,
        () => lighthouseRun(address, /** @type {keyof typeof throttlings} */ (name)),
      ]),
    ),
    waterfall: () => waterfallRun(address),
  };
  const measures = Object.entries(all).filter(([name]) => only.length === 0 || only.includes(name));
  const results = /** @type {Map<string, Record<string, number>[]>} */ (new Map());
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
  const of = (/** @type {string} */ name) => medians(results.get(name) ?? []);
  const names = measures.map(([name]) => name);
  const throttled = names.filter((name) => name in throttlings);

  // What a waterfall tells stands in every row, or in rows of its own.
  return (throttled.length > 0 ? throttled : names).flatMap((throttling) =>
    variantNames.map((variant) => {
      const figures = of(`${variant} ${throttling}`);
      const beside = of(`one bundle ${throttling}`);

      return {
        page: route,
        throttling,
        variant,
        ...figures,
        ...(figures['LCP'] && beside['LCP'] && { 'LCP ratio': rounded(figures['LCP'] / beside['LCP']) }),
        ...of(`${variant} waterfall`),
      };
    }),
  );
}

const rounded = (/** @type {number} */ ratio) => Number(ratio.toFixed(3));
