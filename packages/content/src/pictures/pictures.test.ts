import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSource } from '@dosmares/contracts/picture';
import { roster } from '../agents/roster.ts';
import { agentPortrait } from './agents.ts';
import { areaPicture } from './area.ts';
import { brandFiles, brandPicture, heroFilm, openingPicture, upright } from './brand.ts';
import { publishedBytes } from './drawing.ts';
import { drawnMap } from './map.ts';
import { floorPlan, type PlanName } from './plan.ts';
import { type PictureName, propertyPicture } from './property.ts';
import { areaTable } from './tables/area.ts';
import { brandTable, narrowTable } from './tables/brand.ts';
import { planTable } from './tables/plan.ts';
import { propertyTable } from './tables/property.ts';

const media = join(__dirname, '../../media');
const houses = (Object.keys(propertyTable) as PictureName[]).map(propertyPicture);
const brand = (Object.keys(brandTable) as (keyof typeof brandTable)[]).map(brandPicture);
const landscapes = (Object.keys(areaTable) as (keyof typeof areaTable)[]).map(areaPicture);
const openings = (Object.keys(narrowTable) as (keyof typeof narrowTable)[]).map(openingPicture);
const portraits = roster.map(({ id }) => agentPortrait(id));
const films = [...heroFilm.upright, ...heroFilm.small, ...heroFilm.large];

const plans = (Object.keys(planTable) as PlanName[]).map(floorPlan);
const stills = [...houses, ...brand, ...landscapes];
const maps = [drawnMap('baja-sur'), drawnMap('los-cabos')];

const addresses = [
  ...[...stills, ...portraits, ...openings].flatMap(addressesOf),
  ...Object.values(brandFiles).map(({ address }) => address),
  ...[...films, ...maps, ...plans].map(({ src }) => src),
];

const fileOf = (address: string) => address.split('/').slice(3).join('/');
const size = (file: string) => statSync(join(media, file)).size;

function addressesOf({ src, sources }: PictureSource) {
  return [
    src,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((part) => part.split(' ')[0] as string)),
  ];
}

describe('media', () => {
  it('is addressed by the hash of its bytes', () => {
    for (const address of addresses) {
      const [, hash, file] = address.match(/^\/media\/([0-9a-f]{8})\/(.+)$/) ?? [];
      const bytes = publishedBytes(String(file), readFileSync(join(media, String(file))));

      expect(`${file} ${hash}`).toBe(
        `${file} ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`,
      );
    }
  });

  it('has no unused file', () => {
    const shown = new Set(addresses.map(fileOf));

    expect(globSync('*/*', { cwd: media }).filter((file) => !shown.has(file))).toEqual([]);
  });
});

describe('pictures', () => {
  it('L01 H01 come as AVIF in sizes close to each other, and as one JPEG, as social cards ask for', () => {
    for (const { sources, src, alt } of stills) {
      const parts = sources[0]?.srcSet.split(', ') ?? [];
      const widths = parts.map((part) => Number(/-(\d+)\.avif \1w$/.exec(part)?.[1]));
      const steps = widths.slice(1).map((width, index) => width / (widths[index] as number));

      expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
      expect(widths.length).toBeGreaterThan(2);
      expect(Math.max(...steps)).toBeLessThanOrEqual(1.6);
      expect(src).toMatch(/-(1536|960)\.jpg$/);
      expect(alt).not.toBe('');
    }
  });

  it('H01 fill a phone’s first view upright in one round trip (14.6 kB), sharper on dense screens in 60 kB', () => {
    for (const { sources } of openings) {
      const usual = sources.filter(({ media }) => !media?.includes('dppx'));
      expect(usual.map(({ media }) => media)).toEqual([upright, undefined]);
    }
    for (const { file } of Object.values(narrowTable))
      expect([file, size(`${file}.avif`) < 14_000]).toEqual([file, true]);
    expect(openingPicture('hero-poster').sources[0]?.srcSet).toMatch(/^\S+ 2x, \S+ 3x$/);
    for (const address of addressesOf(openingPicture('hero-poster')).slice(1, 3))
      expect(size(fileOf(address))).toBeLessThan(60_000);
  });
});

it.each([
  ['a phone', 900_000, [...heroFilm.upright, ...heroFilm.small]],
  ['a desktop', 1_500_000, heroFilm.large],
])('H01 the film ends in H.264, and costs %s at most %i bytes', (_, most, sources) => {
  expect(sources.at(-1)?.type).toContain('avc1');
  for (const { src } of sources) expect([src, size(fileOf(src)) < most]).toEqual([src, true]);
});
