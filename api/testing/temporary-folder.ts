import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates a folder, which the test has to remove. */
export const temporaryFolder = () => mkdtemp(join(tmpdir(), 'dosmares-test-'));
