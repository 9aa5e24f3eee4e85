import type { Release } from '@dosmares/contracts/release';
import { label } from '../../store/label.ts';
import { type Rule, teamOf, underShell } from './rule.ts';

/**
 * Refuses remotes that speak a version of the contract which the shell does not serve. A shell that serves two lets
 * remotes move from one to the other, each in its own time.
 */
export const contract: Rule = (question) =>
  underShell(question)
    .filter(([remote, shell]) => !servedBy(shell).includes(remote.contractVersion))
    .map(
      ([remote, shell]) =>
        `${label(remote)} speaks version ${remote.contractVersion} of the contract, ${label(shell)} version ${servedBy(shell).join(' and ')}: ${teamOf(shell)} has to ship one that serves both first.`,
    );

const servedBy = ({ servedContracts, contractVersion }: Release) => servedContracts ?? [contractVersion];
