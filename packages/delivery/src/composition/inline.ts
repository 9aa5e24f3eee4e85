import { createHash } from 'node:crypto';
import type { Releases } from './registry.ts';

/** The hashes of a page's style elements, as its content security policy names them. */
export const stylesIn = (html: string) => hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs);

/** The hashes of the scripts that stand in a page itself: not of files, and not of data. */
export const scriptsIn = (html: string) =>
  hashesOf(html, /<script(?![^>]*\s(?:src|type="application))[^>]*>(.*?)<\/script>/gs);

/** The style elements that libraries of any release may add while a page lives. */
export const stylesOfLibraries = (releases: Releases): string[] => [
  ...new Set(Object.values(releases).flatMap(({ inlineStyles = [] }) => inlineStyles)),
];

function hashesOf(html: string, element: RegExp): string[] {
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);

  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}
