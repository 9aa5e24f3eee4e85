import type { Release } from '@dosmares/contracts/release';
import { satisfies } from 'semver';
import { label } from '../../store/label.ts';
import { type Rule, teamOf, underShell } from './rule.ts';

/** Refuses remotes that accept another version of what is shared than the shell hands out. */
export const singletons: Rule = (question) =>
  underShell(question).flatMap(([remote, shell]) => outside(remote, shell));

function outside(remote: Release, shell: Release) {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const given = shell.shared[name];
    if (given && satisfies(given, range)) return [];

    return [
      `${label(remote)} needs ${name} ${range}, and ${label(shell)} hands out ${given ?? 'none'}: ${teamOf(remote)} has to accept both versions before ${teamOf(shell)} hands out another.`,
    ];
  });
}
