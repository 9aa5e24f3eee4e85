import type { Move } from '../store/ledger/moves.ts';

/** Sentences for the ledger's verbs. */
const done: Readonly<Record<string, (subject: string) => string>> = {
  release: (subject) => `released ${subject}`,
  preview: (subject) => `opened a preview of ${subject}`,
  revoke: (subject) => `ended the previews of ${subject}`,
  canary: (subject) => `tried ${subject}`,
  rebase: (subject) => `composed the canaries ${subject} again`,
  withdraw: (subject) => `withdrew the canary ${subject}`,
  promote: (subject) => `made ${subject} live for everybody`,
  rollback: (subject) => `rolled back to ${subject}`,
  remove: (subject) => `took ${subject} off the site`,
  compose: () => 'composed the site from a checkout',
  grant: (subject) => `said what the key ${subject} may do`,
  'revoke key': (subject) => `revoked the key ${subject}`,
  prune: (subject) => `pruned ${subject}`,
};

/**
 * Formats each move for people: when and who, then what, why, and what was live from then on.
 * @param moves newest first
 */
export function historyLines(moves: readonly Move[]): string[][] {
  return moves.map(({ at, actor, verb, subject, reason, pointer }, index) => {
    const before = moves[index + 1]?.pointer?.live;

    return [
      `${at.slice(0, 16).replace('T', ' ')} UTC  ${actor}`,
      `  ${done[verb]?.(subject) ?? `${verb} ${subject}`}`,
      ...(reason
        ? [`  ${isCircumstance.test(reason) || verb === 'grant' ? '' : 'why: '}${inShort(reason)}`]
        : []),
      ...(pointer && pointer.live !== before ? [`  live from then on: ${pointer.live}`] : []),
    ];
  });
}

/** Reasons written by commands, not by a person. */
const isCircumstance = /^(from|for|on) /;

/** Shortens commits to their first twelve characters. */
const inShort = (reason: string) => reason.replace(/\b([0-9a-f]{12})[0-9a-f]{28}\b/g, '$1');
