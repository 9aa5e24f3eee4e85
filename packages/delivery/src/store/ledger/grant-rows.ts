import type { Grant } from '../../signing/grants.ts';
import type { Tables, Writer } from './tables.ts';

/** Rights of keys, as root keys signed them. */
export interface Grants {
  /** Reads the newest grant of each name, revoked or not. The caller has to check their signatures. */
  grants: () => Promise<readonly Grant[]>;
  addGrant: (grant: Omit<Grant, 'at' | 'revoked'>) => Promise<void>;
  revokeGrant: (name: string) => Promise<void>;
}

/** Opens the grants of a ledger. */
export const grantsIn = ({ read, write }: Tables, { actor }: Writer): Grants => ({
  async grants() {
    const rows = await read<GrantRow>('SELECT * FROM delivery_grants ORDER BY number');

    return [...new Map(rows.map((row) => [row.name, grantOf(row)])).values()];
  },
  async addGrant({ name, publicKey, applications, mayPromote, signer, signature }) {
    await write(
      `INSERT INTO delivery_grants (number, name, public_key, applications, may_promote, signer, signature, at, actor)
       VALUES ((SELECT COALESCE(MAX(number), 0) + 1 FROM delivery_grants), $1, $2, $3, $4, $5, $6, $7, $8)`,
      name,
      publicKey,
      JSON.stringify(applications),
      mayPromote ? 1 : 0,
      signer,
      signature,
      new Date().toISOString(),
      actor,
    );
  },
  async revokeGrant(name) {
    await write(
      'UPDATE delivery_grants SET revoked = $2 WHERE name = $1 AND revoked IS NULL',
      name,
      new Date().toISOString(),
    );
  },
});

interface GrantRow extends Pick<Grant, 'name' | 'signer' | 'signature' | 'at' | 'revoked'> {
  public_key: string;
  applications: string;
  may_promote: number;
}

const grantOf = ({ public_key, applications, may_promote, ...row }: GrantRow): Grant => ({
  ...row,
  publicKey: public_key,
  applications: JSON.parse(applications) as string[],
  mayPromote: may_promote === 1,
});
