import type { Entry } from '../log/release-log.ts';

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

/** Formats an entry for people: when and who, then what, why, and what was live from then on. */
export const historyLines = ({ at, actor, verb, subject, reason, live }: Entry): string[] => [
  `${at.slice(0, 16).replace('T', ' ')} UTC  ${actor}`,
  `  ${done[verb]?.(subject) ?? `${verb} ${subject}`}`,
  ...(reason
    ? [`  ${isCircumstance.test(reason) || verb === 'add token' ? '' : 'why: '}${inShort(reason)}`]
    : []),
  ...(live && moving.has(verb) ? [`  live from then on: ${live.build}`] : []),
];

/** Reasons written by commands, not by a person. */
const isCircumstance = /^(from|for|on) /;

/** Shortens commits to their first twelve characters. */
const inShort = (reason: string) => reason.replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1');
