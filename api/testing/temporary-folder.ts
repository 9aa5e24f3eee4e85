import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder for one test, which has to remove it. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'dosmares-test-'));
