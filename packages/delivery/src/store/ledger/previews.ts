import { randomBytes } from 'node:crypto';
import type { Tables, Writer } from './tables.ts';

/** A permit to see a composition that is not live. */
export interface Preview {
  token: string;
  composition: string;
  /** The release that it shows: `application@version`. */
  subject: string;
  /** Its end, in ISO 8601. */
  until: string;
}

/** Permits to see compositions that are not live. */
export interface Previews {
  /**
   * Permits holders of a token to see a composition until a moment; returns the token, which cannot be guessed.
   * @param subject the release that it shows
   */
  permitPreview: (composition: string, subject: string, until: Date) => Promise<string>;
  /** Reads the previews that are neither expired nor revoked at a moment. */
  previews: (at: Date) => Promise<readonly Preview[]>;
  /** Ends all previews of a release, on any live composition; returns their number. */
  revokePreviews: (subject: string) => Promise<number>;
}

/** Opens the previews of a ledger. */
export const previewsIn = ({ read, write }: Tables, { actor, announce }: Writer): Previews => ({
  async permitPreview(composition, subject, until) {
    const token = randomBytes(18).toString('base64url');
    await write(
      'INSERT INTO delivery_previews (token, composition, subject, until, actor) VALUES ($1, $2, $3, $4, $5)',
      token,
      composition,
      subject,
      until.toISOString(),
      actor,
    );
    await announce().catch(() => {});

    return token;
  },
  previews: (at) =>
    read<Preview>(
      'SELECT token, composition, subject, until FROM delivery_previews WHERE until > $1 AND revoked IS NULL',
      at.toISOString(),
    ),
  async revokePreviews(subject) {
    const ended = await write(
      'UPDATE delivery_previews SET revoked = $2 WHERE subject = $1 AND revoked IS NULL RETURNING token',
      subject,
      new Date().toISOString(),
    );
    await announce().catch(() => {});

    return ended.length;
  },
});
