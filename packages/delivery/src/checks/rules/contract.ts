import type { Release } from '@dosmares/contracts/release';
import { label } from '../../store/label.ts';
import { type Rule, teamOf, underShell } from './rule.ts';

/**
 * Refuses remotes with a version of the contract that the shell does not support. While a shell supports two, each
 * remote can move from one to the other at its own pace.
 */
export const contract: Rule = (question) =>
  underShell(question)
    .filter(([remote, shell]) => !servedBy(shell).includes(remote.contractVersion))
    .map(
      ([remote, shell]) =>
        `${label(remote)} speaks version ${remote.contractVersion} of the contract, ${label(shell)} version ${servedBy(shell).join(' and ')}: ${teamOf(shell)} has to ship one that serves both first.`,
    );

const servedBy = ({ servedContracts, contractVersion }: Release) => servedContracts ?? [contractVersion];
