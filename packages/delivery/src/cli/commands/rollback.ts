import { compose } from '../../composition/compose.ts';
import { rollbackTarget } from '../../composition/rollback-target.ts';
import { objections } from '../../gate/objections.ts';
import type { Composition } from '../../store/composition.ts';
import { label, partsOf } from '../../store/label.ts';
import { applicationRolledBack, type Canary, othersIn, rolledBack } from '../../store/pointer.ts';
import { requireRight } from '../../store/trust.ts';
import { type Command, type Words, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';
import { rebase, rebased } from '../move.ts';
import { notOnSite, pointerOf } from '../named.ts';

const usage =
  'rollback APP[@VERSION] [--anyway] | rollback --all | rollback --to COMPOSITION [--because REASON]';

// Far more moves than compositions are kept for rollbacks.
const mostMoves = 1_000;

/** Rolls back one application or the whole site. */
export const rollback: Command = {
  usage,
  does: "takes back an application's last promotion, if that is still the version named, and keeps everybody else's; or takes the whole site back, at once",
  options: {
    all: { type: 'boolean' },
    to: { type: 'string' },
    anyway: { type: 'boolean' },
    because: { type: 'string' },
  },
  async run(words, context) {
    const isWhole = Boolean(words.values.all) || words.values.to !== undefined;
    const [word = ''] = wordsOf(words, { usage }, isWhole ? 0 : 1);
    const [application, version] = partsOf(word);
    await requireRight({ act: 'promote', ...(!isWhole && { application }) }, context.store);
    if (isWhole) return rollBackAll(words, context);

    const live = (await pointerOf(context.store)).selection[application];
    if (version && live !== version)
      return context.tell(`${word} is not live: there is nothing to take back.`);

    await rollBackOne(application, words, context);
  },
};

async function rollBackOne(application: string, { values }: Words, context: CliContext) {
  const { store, tell } = context;
  const start = performance.now();
  const pointer = await pointerOf(store);
  const live = await store.readComposition(pointer.live);
  const way = rollbackTarget(application, pointer, live);
  if (!way && !live.selection[application]) throw notOnSite(application, live.selection);
  if (!way) throw new Error(`No other version of ${application} was live before.`);
  const against = values.anyway ? [] : await objections(way, store);
  if (against.length > 0)
    throw new Error(
      `${application} cannot go back to ${way.version} alone.\n${against.join('\n')}\nRoll that back first, or all, or say --anyway.`,
    );

  const { composition } = await compose(way.selection, live.place, store);
  const before = live.selection[application] ?? 'none';
  const reason = String(values.because ?? `from ${before}`);
  const act = { verb: 'rollback', subject: label({ name: application, version: way.version }), reason };
  await store.movePointer(act, (now) => {
    if (now?.live !== pointer.live) throw new Error(meanwhile(now?.live));

    // Visitors in others' canaries get live until these are composed again: no visitor keeps the bad release.
    return applicationRolledBack(now, application, {
      live: composition,
      canaries: rebased(othersIn(now, application), new Map()),
    });
  });
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  tell(`${application} is ${way.version} again, instead of ${before}, after ${seconds} s.`);
  await resumeCanaries(composition, context);
}

/** Composes others' canaries again on what is live now, except those that need the version that was taken back. */
async function resumeCanaries(live: Composition, context: CliContext) {
  const { canaries } = await pointerOf(context.store);
  const fitting: Canary[] = [];
  for (const canary of canaries.filter(({ composition }) => !composition)) {
    const { application, version } = canary;
    const selection = { ...live.selection, [application]: version };
    const against = await objections({ application, version, selection }, context.store);
    if (against.length === 0) fitting.push(canary);
    else context.tell(`The canary of ${application} shows live for now: ${against.join(' ')}`);
  }
  if (fitting.length === 0) return;

  const made = await rebase(fitting, live, context);
  const subject = fitting.map((one) => label({ ...one, name: one.application })).join(', ');
  await context.store.movePointer({ verb: 'rebase', subject, reason: 'on what is live now' }, (now) => {
    if (!now) throw new Error('Nothing is live.');

    const resumed = now.canaries.map((one) => ({
      ...one,
      composition: one.composition ?? made.get(one.application),
    }));

    return now.live === live.id ? { ...now, canaries: resumed } : now;
  });
}

async function rollBackAll({ values }: Words, { store, tell }: CliContext) {
  const { live, previous } = await pointerOf(store);
  const wanted = values.to === undefined ? previous : String(values.to);
  if (!wanted) throw new Error('There is nothing to roll back to: no other composition was live before.');
  const moves = await store.ledger.history(mostMoves);
  const wereLive = [...new Set(moves.flatMap(({ pointer }) => pointer?.live ?? []))];
  // A composition that was only previewed has not passed the gate.
  if (!wereLive.includes(wanted)) {
    const known = wereLive.filter((id) => id !== live).slice(0, 5);
    throw new Error(
      `${wanted} was never live${known.length > 0 ? `; before ${live} were live: ${known.join(', ')}` : ''}.`,
    );
  }
  if (!(await store.hasComposition(wanted)))
    throw new Error(`${wanted} was live once, and was pruned since.`);

  const target = await store.readComposition(wanted);
  const act = { verb: 'rollback', subject: wanted, reason: String(values.because ?? `from ${live}`) };
  const moved = await store.movePointer(act, (now) => {
    // The pointer may have moved since: then "before" means another composition.
    if (now?.live !== live) throw new Error(meanwhile(now?.live));

    return rolledBack(now, target);
  });
  tell(`Live is ${moved.live} again, instead of ${live}.`);
}

const meanwhile = (live: string | undefined) =>
  `Meanwhile ${live} went live: look at the status, then roll back again.`;
