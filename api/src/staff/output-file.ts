import { access, writeFile } from 'node:fs/promises';
import { UsageError } from './arguments.ts';

/**
 * Extracts `--file PATH` from the arguments: the file is written where the command was typed, not where the store is
 * open.
 */
export function splitFile(words: readonly string[]): { file: string | undefined; rest: string[] } {
  const index = words.findIndex((word) => word === '--file' || word.startsWith('--file='));
  if (index < 0) return { file: undefined, rest: [...words] };

  const inline = words[index]?.split('=').slice(1).join('=');
  const file = words[index] === '--file' ? words[index + 1] : inline;
  if (!['export', 'person'].includes(words[0] ?? ''))
    throw new UsageError('Only export and person have an option --file.');
  if (!file || file.startsWith('--')) throw new UsageError('--file needs the path of a new file.');
  const rest = words.toSpliced(index, words[index] === '--file' ? 2 : 1);
  if (splitFile(rest).file) throw new UsageError('--file may be given only once.');

  return { file, rest };
}

/** Refuses an existing file before the work, as `writeNew` does after it. */
export async function refuseExisting(file: string) {
  const isThere = await access(file).then(
    () => true,
    () => false,
  );
  if (isThere) throw exists(file);
}

/** Writes a new file that only this user may read; never overwrites one. */
export async function writeNew(file: string, text: string) {
  await writeFile(file, text, { flag: 'wx', mode: 0o600 }).catch((error) => {
    if (error.code === 'EEXIST') throw exists(file);
    throw new UsageError(`${file} cannot be written: ${error.code ?? error.message}.`);
  });
}

const exists = (file: string) => new UsageError(`${file} exists already; say another name.`);
