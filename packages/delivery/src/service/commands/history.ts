import type { Args } from '../../commands.ts';
import type { Entry } from '../../log/database.ts';
import type { DeployContext } from '../context.ts';
import { when } from './status.ts';

const most = 1_000;

/** The verb of what only the deploy checks look at. */
export const unseen = 'check';

/** Shows the release log: who, what, when and why. */
export async function history({ values }: Args, { log, tell }: DeployContext) {
  const last = Number(values.last ?? 20);
  if (!(Number.isInteger(last) && last >= 1 && last <= most))
    throw new Error(`The last steps are a whole number from 1 to ${most}.`);

  const entries = (await log.history(2 * most)).filter(({ verb }) => verb !== unseen);
  for (const line of entries.slice(0, last).flatMap(linesOf)) tell(line);
}

/** Sentences for the verbs of the release log. */
const done: Readonly<Record<string, (subject: string) => string>> = {
  release: (subject) => `released ${subject}`,
  preview: (subject) => `opened a preview of ${subject}`,
  revoke: (subject) => `ended the previews of ${subject}`,
  canary: (subject) => `tried ${subject}`,
  withdraw: (subject) => `withdrew the canary ${subject}`,
  promote: (subject) => `made ${subject} live for everybody`,
  rollback: (subject) => `rolled back to ${subject}`,
  remove: (subject) => `took ${subject} off the site`,
  compose: () => 'composed the site from a checkout',
  'add token': (subject) => `made a token for ${subject}`,
  'rotate token': (subject) => `exchanged the token of ${subject}`,
  'revoke token': (subject) => `revoked the token of ${subject}`,
  prune: (subject) => `pruned ${subject}`,
};

/** Verbs that make other releases live. */
const moving = new Set(['promote', 'rollback', 'remove', 'compose']);

/** Reasons written by commands, not by a person. */
const isCircumstance = /^(from|for|on) /;

/** Formats an entry for people: when and who, then what, why, and what was live from then on. */
const linesOf = ({ at, actor, verb, subject, reason, live }: Entry): string[] => [
  `${when(at)}  ${actor}`,
  `  ${done[verb]?.(subject) ?? `${verb} ${subject}`}`,
  ...(reason ? [`  ${isCircumstance.test(reason) ? '' : 'why: '}${inShort(reason)}`] : []),
  ...(live && moving.has(verb) ? [`  live from then on: ${live.build}`] : []),
];

/** Shortens commits to their first twelve characters. */
const inShort = (reason: string) => reason.replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1');
