import { createHash } from 'node:crypto';
import type { Releases } from './registry.ts';

/** Hashes a page's style elements, in the format of a content security policy. */
export const stylesIn = (html: string) => hashesOf(html, /<style[^>]*>(.*?)<\/style>/gs);

/** Hashes a page's inline scripts, without those for data. */
export const scriptsIn = (html: string) =>
  hashesOf(html, /<script(?![^>]*\s(?:src|type="application))[^>]*>(.*?)<\/script>/gs);

/** Lists the style elements that libraries of any release may insert at run time. */
export const stylesOfLibraries = (releases: Releases): string[] => [
  ...new Set(Object.values(releases).flatMap(({ inlineStyles = [] }) => inlineStyles)),
];

function hashesOf(html: string, element: RegExp): string[] {
  const texts = [...html.matchAll(element)].map(([, text = '']) => text);

  return [...new Set(texts.map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`))];
}
