import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Those who ship. Each may do everything: their keys are root keys. */
export const teams = ['team-a', 'team-b'] as const;

/** A private key for each team, and the public one beside it. */
export async function makeKeys(folder: string) {
  const rows = teams.map(async (team) => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const file = path.join(folder, `${team}.pem`);
    await writeFile(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    await writeFile(`${file}.pub`, publicKey.export({ type: 'spki', format: 'pem' }));

    return [team, file];
  });

  return Object.fromEntries(await Promise.all(rows)) as Record<(typeof teams)[number], string>;
}
