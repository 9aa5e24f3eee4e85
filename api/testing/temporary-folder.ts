import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for one test, which removes it. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'dosmares-test-'));
