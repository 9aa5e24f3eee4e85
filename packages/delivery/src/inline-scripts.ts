import { createHash } from 'node:crypto';

/** The hashes of the scripts that stand in a page itself, as its content security policy names them. Data is no script. */
export function scriptsIn(html: string): string[] {
  const texts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text);

  return texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
