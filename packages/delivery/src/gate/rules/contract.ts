import { label } from '../../store/label.ts';
import { type Rule, underShell } from './rule.ts';

/** Refuses releases that speak another version of the contract than the shell. */
export const contract: Rule = (question) =>
  underShell(question)
    .filter(([remote, shell]) => remote.contractVersion !== shell.contractVersion)
    .map(
      ([remote, shell]) =>
        `${label(remote)} speaks version ${remote.contractVersion} of the contract, ${label(shell)} version ${shell.contractVersion}.`,
    );
