// @ts-check
import { remoteNames } from '@dosmares/contracts/remote';

/** The remotes in the order of their ports, from REMOTES_PORT up. */
export const remotes = /** @type {readonly string[]} */ (remoteNames);

/** All five applications. */
export const applications = ['shell', ...remotes];
