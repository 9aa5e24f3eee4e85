/** @jest-environment node */
import path from 'node:path';
import { editionOf, floorOf, newNames, tooNewIn } from './floor.ts';

const floor = floorOf(path.resolve(import.meta.dirname, '../../..'));
const names = newNames(floor);
const tooNew = (script: string, on = floor) => tooNewIn(script, editionOf(on), newNames(on));

it('reads the stated floor', () => {
  expect(floor).toMatchObject({ safari: 16.4, safari_ios: 16.4 });
  expect(floor.chrome).toBeGreaterThan(130);
  expect(floor.firefox).toBeGreaterThan(139);
});

it.each([
  ['Promise.withResolvers()', 'Promise.withResolvers'],
  ['Object.groupBy(all, by)', 'Object.groupBy'],
  ['AbortSignal.any(signals)', 'AbortSignal.any'],
  ['new Set(one).isSubsetOf(other)', '.isSubsetOf'],
  ['image.checkVisibility()', '.checkVisibility'],
  ['document.startViewTransition(change)', '.startViewTransition'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['window.requestIdleCallback(work)', 'requestIdleCallback'],
  ['new URLPattern(address)', 'URLPattern'],
])('finds what came after it: %s', (script, name) => {
  expect(tooNew(script)).toContain(name);
});

it.each([
  ['if (typeof requestIdleCallback === "function") requestIdleCallback(work)'],
  ['if ("checkVisibility" in image) image.checkVisibility()'],
  ['image.checkVisibility?.()'],
  ['document.startViewTransition ? document.startViewTransition(change) : change()'],
  ['AbortSignal.any && AbortSignal.any(signals)'],
  ['const URLPattern = ours; new URLPattern(address)'],
  ['import { URLPattern } from "ours"; new URLPattern(address)'],
  ['all.toSorted().at(-1); structuredClone(all); all.findLast(by)'],
])('lets pass what is asked for first, is our own or old enough: %s', (script) => {
  expect(tooNew(script)).toEqual([]);
});

it.each([
  ['/[\\p{L}--[a-z]]/v.test(word)', 16.4],
  ['/(?i:a)b/.test(word)', 16.4],
  ['/(?<=a)b/.test(word)', 16.3],
  ['class Box { static { start(); } }', 16.3],
])('finds syntax that came after it: %s', (script, safari) => {
  expect(tooNew(script, { ...floor, safari })).toEqual([expect.stringMatching(/\(\d+:\d+\)$/)]);
});

it('lets pass syntax that is as old as it', () => {
  expect(tooNew('/(?<=a)b/.test(word); class Box { #side = 1; static { start(); } }')).toEqual([]);
  expect(names.globals.size).toBeGreaterThan(100);
});
