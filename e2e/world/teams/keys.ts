import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Teams that ship from a clone of this repository, and the applications that their keys may release and promote. */
export const teams = {
  'team-a': ['shell', 'mf-agents', 'mf-listings'],
  'team-b': ['mf-market-report', 'mf-chat'],
} as const;
/** Name of one of these teams. */
export type TeamName = keyof typeof teams;

/** The team that ships from a repository of its own. */
export const ownTeam = 'weather-team';

/**
 * Makes files with the private keys of the site's owner, which is the root, and of each team. The public half is
 * beside each, as `.pub`.
 */
export async function makeKeys(folder: string) {
  const rows = ['owner', ownTeam, ...Object.keys(teams)].map(async (name) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const file = path.join(folder, `${name}.pem`);
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }));

    return [name, file];
  });

  return Object.fromEntries(await Promise.all(rows)) as Record<'owner' | typeof ownTeam | TeamName, string>;
}

/** Reads the text of a key file. */
export const keyText = (file = '') => readFile(file, 'utf8');
