import type { Release } from '@dosmares/contracts/release';
import { createMatcher, expand, siteRoutes } from '@dosmares/contracts/site/routes';
import type { Selection } from '../../builds/site-build.ts';
import { type Exchange, htmlOf, pageRefusals, partiesOf } from '../../checks/pages.ts';
import { mountsOf } from '../../checks/rules.ts';
import type { Args } from '../../commands.ts';
import { canaryIn, type Live } from '../../live/live.ts';
import { label } from '../../store/integrity.ts';
import { type DeployContext, liveOf, versionOn } from '../context.ts';
import { makeLive } from '../make-live.ts';

/** Takes an application off the site. Its releases stay, and `promote` puts it back. */
export async function remove({ positionals: [name = ''], values }: Args, context: DeployContext) {
  const version = versionOn((await liveOf(context)).selection, name);
  if (name === 'shell') throw new Error('Without its shell there is no site.');
  const release = await context.store.readRelease(name, version);
  await makeLive(
    {
      verb: 'remove',
      subject: label({ name, version }),
      reason: String(values.because ?? ''),
      async want(now) {
        await requireUnused(name, now, context);
        const { [name]: _, ...selection } = now.selection;

        return { selection: selection as Selection, canaries: now.canaries };
      },
      async check(exchanges) {
        const links = values.anyway ? [] : await linksTo(release, exchanges, context);
        const refusals = links.length > 0 ? links : await pageRefusals({ exchanges, values }, context);
        if (refusals.length > 0) throw new Error(`${name} cannot go.\n${refusals.join('\n')}`);
      },
      tell: context.tell,
    },
    context,
  );
  const paths = release.routes.flatMap(expand).map(({ path }) => path);
  context.tell(`${name} is off the site, with ${paths.join(', ')}.`);
}

/** Links of pages that stay to pages that go: a sentence for each address, naming the releases of the first such page. */
async function linksTo(release: Release, exchanges: readonly Exchange[], { store }: DeployContext) {
  const isGone = createMatcher(siteRoutes([release]));
  const found: { at: string; to: string; parties: string }[] = [];
  for (const { after } of exchanges)
    for (const [at, page] of Object.entries(after.pages)) {
      const links = [...(await htmlOf(page, store)).matchAll(/<a\b[^<>]* href="(\/[^"?#]*)/g)];
      const gone = new Set(links.map(([, to = '']) => to).filter(isGone));
      found.push(...[...gone].map((to) => ({ at, to, parties: partiesOf(page, after) })));
    }

  return [...Map.groupBy(found, ({ to }) => to)].map(([to, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} other pages` : '';

    return `${first?.at}${more} of ${first?.parties} would link to ${to}, which nobody answers any more: release that without the link first, or say --anyway.`;
  });
}

/** @throws with the releases, live or in canary, that mount something of an application */
async function requireUnused(name: string, now: Live, { store }: DeployContext) {
  const own = canaryIn(now, name);
  if (own) throw new Error(`${name}@${own.version} is in canary: withdraw that first.`);
  const versions = [
    ...Object.entries(now.selection),
    ...now.canaries.map(({ application, version }) => [application, version] as const),
  ];
  const releases = await Promise.all(versions.map(([one, version]) => store.readRelease(one, version)));
  const users = releases.flatMap((release) =>
    mountsOf(release, { name }).map((expose) => `${label(release)} mounts ${name}/${expose}`),
  );
  if (users.length > 0)
    throw new Error(`${name} cannot go: ${users.join(', ')}. Release those without it first.`);
}
