import { randomBytes } from 'node:crypto';
import type { Tables, Writer } from './tables.ts';

/** A permit to look at a composition that is not live. */
export interface Preview {
  token: string;
  composition: string;
  /** The release that it was made to show: `application@version`. */
  subject: string;
  /** In ISO 8601. */
  until: string;
}

/** Permits to look at what is not live. */
export interface Previews {
  /**
   * Permits whoever has the token to look at a composition until a moment; gives the token, which nobody can guess.
   * @param subject the release that it was made to show
   */
  permitPreview: (composition: string, subject: string, until: Date) => Promise<string>;
  /** The previews that are neither over nor revoked at a moment. */
  previews: (at: Date) => Promise<readonly Preview[]>;
  /** Ends all previews of a release now, whatever was live when they were made; gives how many there were. */
  revokePreviews: (subject: string) => Promise<number>;
}

/** The previews of a ledger. */
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
