import { constants } from 'node:zlib';

const { BROTLI_MIN_QUALITY: least, BROTLI_MAX_QUALITY: best } = constants;

/**
 * Reads PAGE_BROTLI_QUALITY, brotli's quality for rendered pages; the best without it.
 * @throws when it is no quality of brotli
 */
export function pageQuality({ PAGE_BROTLI_QUALITY: given }: NodeJS.ProcessEnv = process.env): number {
  const quality = given ? Number(given) : best;
  if (!Number.isInteger(quality) || quality < least || quality > best)
    throw new Error(`PAGE_BROTLI_QUALITY is ${given}: it has to be a whole number from ${least} to ${best}.`);

  return quality;
}
