import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one trial, which removes it. */
export const freshFolder = () => mkdtemp(join(tmpdir(), 'dosmares-trial-'));
