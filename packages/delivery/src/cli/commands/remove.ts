import { expand } from '@dosmares/contracts/site/routes';
import { compose } from '../../composition/compose.ts';
import { releasesOf } from '../../composition/registry.ts';
import { affectedPaths } from '../../gate/composed/affected.ts';
import { composing } from '../../gate/composed/new-problems.ts';
import type { Composition, Selection } from '../../store/composition.ts';
import { label, partsOf } from '../../store/label.ts';
import { promoted } from '../../store/pointer.ts';
import { requireRight } from '../../store/trust.ts';
import { type Command, type Words, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';
import { hasOtherCompositions, moveFrom, rebase, rebased, untilMoved } from '../move.ts';
import { inTraffic, notOnSite, pointerOf } from '../named.ts';

const usage = 'remove APP [--because REASON] [--without-browser]';

/** Takes an application off the site. Its releases stay, and `promote --again` puts it back. */
export const remove: Command = {
  usage,
  does: 'takes an application off the site, with all of its routes, if nobody mounts anything of it; promote --again puts it back',
  options: { because: { type: 'string' }, 'without-browser': { type: 'boolean' } },
  async run(words, context) {
    const [name = ''] = wordsOf(words, { usage }, 1);
    await requireRight({ act: 'promote', application: name }, context.store);
    await untilMoved(context, () => move(name, words, context));
  },
};

// Far more moves than pass before a team notices.
const mostMoves = 1_000;

/**
 * Refuses an application that was taken off the site: a pipeline must not put it back by accident.
 * @throws with the actor, the day and the reason
 */
export async function refuseRemoved(name: string, { store }: Pick<CliContext, 'store'>) {
  if (name in (await pointerOf(store)).selection) return;
  const moves = await store.ledger.history(mostMoves);
  const removal = moves.find(({ verb, subject }) => verb === 'remove' && partsOf(subject)[0] === name);
  if (!removal) return;

  const { actor, at, reason } = removal;
  throw new Error(
    `${name} was taken off the site by ${actor} on ${at.slice(0, 10)}${reason ? ` (${reason})` : ''}: its team may put it back with --again.`,
  );
}

async function move(name: string, { values }: Words, context: CliContext): Promise<boolean> {
  const { store } = context;
  const pointer = await pointerOf(store);
  const { live, canaries } = await inTraffic(pointer, store);
  const version = live.selection[name];
  if (!version) throw notOnSite(name, live.selection);
  if (name === 'shell') throw new Error('Without its shell there is no site.');
  const own = pointer.canaries.find(({ application }) => application === name);
  if (own) throw new Error(`${name}@${own.version} is in canary: withdraw that first.`);

  const bases = [live, ...Object.values(canaries)];
  const users = (await Promise.all(bases.map((base) => usersOf(name, base, context)))).flat();
  if (users.length > 0)
    throw new Error(`${name} cannot go: ${[...new Set(users)].join(', ')}. Release those without it first.`);

  const rest = without(name, live);
  const { composition } = await compose(rest, context.placeFor(rest, live.place), store);
  const faults = composing(composition, live);
  const found = values['without-browser']
    ? []
    : await context.hydrate(composition, affectedPaths(composition, 'shell'));
  const refusals = [...faults, ...found.map(({ path, message }) => `${path} fails in a browser: ${message}`)];
  if (refusals.length > 0) throw new Error(`${name} cannot go.\n${refusals.join('\n')}`);

  const { routes } = await store.readRelease(name, version);
  const made = await rebase(
    pointer.canaries.filter(({ application }) => application in canaries),
    composition,
    context,
  );
  const isMoved = await moveFrom(
    {
      act: { verb: 'remove', subject: label({ name, version }), reason: String(values.because ?? '') },
      isStale: hasOtherCompositions(pointer),
      change: (now) => promoted(now, composition, rebased(now.canaries, made)),
    },
    context,
  );
  if (isMoved)
    context.tell(
      `${name} is off the site, with ${routes
        .flatMap(expand)
        .map(({ path }) => path)
        .join(', ')}.`,
    );

  return isMoved;
}

/** Names the applications that mount something of another in a composition. */
async function usersOf(name: string, { selection }: Composition, { store }: CliContext) {
  const releases = Object.values(await releasesOf(selection, store)).filter(
    (release) => release.name !== name,
  );

  return releases.flatMap((release) =>
    release.mounts
      .filter((address) => address.startsWith(`${name}/`))
      .map((address) => `${label(release)} mounts ${address}`),
  );
}

const without = (name: string, { selection }: Composition) =>
  Object.fromEntries(Object.entries(selection).filter(([application]) => application !== name)) as Selection;
