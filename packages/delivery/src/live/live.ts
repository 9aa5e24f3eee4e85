import type { Selection } from '../builds/site-build.ts';

/** `live.json`: what visitors get. The deploy service writes it, edges read it. */
export interface Live {
  /** Number of the release log's entry that made it so. */
  number: number;
  /** Id of the live site build. */
  build: string;
  /** The live versions. */
  selection: Selection;
  /** When that site build went live. */
  since: string;
  /** Each visitor is in one canary at most. In the order in which they began. */
  canaries: readonly Canary[];
  previews: readonly Preview[];
  /** When it was last changed, and by whom. */
  at: string;
  by: string;
}

/** One application in another version, for some visitors: the live site build with one release replaced. */
export interface Canary {
  application: string;
  version: string;
  /** Id of its site build. */
  build: string;
  /** Percent of visitors, 0 to 100. */
  share: number;
  since: string;
  by: string;
}

/** A permit to see a site build that is not live. */
export interface Preview {
  token: string;
  build: string;
  /** The release that it shows: `application@version`. */
  subject: string;
  /** Its end, in ISO 8601. */
  until: string;
}

/** Returns the canaries of other applications. */
export const othersIn = ({ canaries }: Pick<Live, 'canaries'>, application: string) =>
  canaries.filter((one) => one.application !== application);
