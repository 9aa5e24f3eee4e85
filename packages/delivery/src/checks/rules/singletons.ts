import { type Release, stockBuild } from '@dosmares/contracts/release';
import { satisfies } from 'semver';
import { label } from '../../store/label.ts';
import { type Rule, teamOf, underShell } from './rule.ts';

/** Refuses remotes that do not accept the shell's versions of shared modules. */
export const singletons: Rule = (question) =>
  underShell(question).flatMap(([remote, shell]) => outside(remote, shell));

function outside(remote: Release, shell: Release) {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const given = shell.shared[name];
    if (given && satisfies(given, range)) return [];
    // Stock federation tooling takes what nobody hands out from its own files.
    if (!given && remote.commit === stockBuild) return [];

    return [
      `${label(remote)} needs ${name} ${range}, and ${label(shell)} hands out ${given ?? 'none'}: ${teamOf(remote)} has to accept both versions before ${teamOf(shell)} hands out another.`,
    ];
  });
}
