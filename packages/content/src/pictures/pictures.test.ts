import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSource } from '@dosmares/contracts/picture';
import { roster } from '../agents/roster.ts';
import { office } from '../office.ts';
import { agentPortrait } from './agents.ts';
import { agentTable } from './agents-table.ts';
import { type AreaPictureName, areaPicture } from './area.ts';
import { areaTable } from './area-table.ts';
import { brandFiles, brandPicture, heroFilm, openingPicture } from './brand.ts';
import { brandTable, narrowTable } from './brand-table.ts';
import { drawnMap, mapAround } from './map.ts';
import { floorPlan, type PlanName } from './plan.ts';
import { planTable } from './plan-table.ts';
import { type PictureName, propertyPicture } from './property.ts';
import { propertyTable } from './property-table.ts';

const media = join(__dirname, '../../media');
const houses = (Object.keys(propertyTable) as PictureName[]).map(propertyPicture);
const brand = (Object.keys(brandTable) as (keyof typeof brandTable)[]).map(brandPicture);
const landscapes = (Object.keys(areaTable) as AreaPictureName[]).map(areaPicture);
const openings = (Object.keys(narrowTable) as (keyof typeof narrowTable)[]).map(openingPicture);
const portrayals: Readonly<Record<number, { portrays: string }>> = agentTable;
const portraits = roster.map(({ id }) => agentPortrait(id));
const films = [...heroFilm.upright, ...heroFilm.small, ...heroFilm.large];

const plans = (Object.keys(planTable) as PlanName[]).map(floorPlan);

const stills = [...houses, ...brand, ...landscapes];
const pictures = [...stills, ...portraits];

const maps = [drawnMap('baja-sur'), drawnMap('los-cabos')];

const addresses = [
  ...[...pictures, ...openings].flatMap(addressesOf),
  ...Object.values(brandFiles).map(({ address }) => address),
  ...[...films, ...maps, ...plans].map(({ src }) => src),
];

function addressesOf({ src, sources }: PictureSource) {
  return [
    src,
    ...sources.flatMap(({ srcSet }) => srcSet.split(', ').map((part) => part.split(' ')[0] as string)),
  ];
}

describe('media', () => {
  it('has addresses that begin with the hash of the bytes they lead to', () => {
    for (const address of addresses) {
      const [, hash, file] = address.match(/^\/media\/([0-9a-f]{8})\/(.+)$/) ?? [];
      const bytes = readFileSync(join(media, String(file)));

      expect(`${file} ${hash}`).toBe(
        `${file} ${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`,
      );
    }
  });

  it('holds no file that nothing shows', () => {
    const shown = new Set(addresses.map((address) => address.split('/').slice(3).join('/')));

    expect(globSync('*/*', { cwd: media }).filter((file) => !shown.has(file))).toEqual([]);
  });
});

describe('pictures', () => {
  it('L01 H01 come as AVIF, and as JPEG to browsers from before it', () => {
    for (const { sources, src } of stills) {
      expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
      expect(src).toMatch(/-(1536|960)\.jpg$/);
    }
  });

  it('L01 come in sizes close enough that no screen loads much more than it shows', () => {
    for (const { sources } of stills) {
      const widths = [...(sources[0]?.srcSet.matchAll(/ (\d+)w/g) ?? [])].map(([, width]) => Number(width));
      const steps = widths.slice(1).map((width, index) => width / (widths[index] as number));

      expect(widths.length).toBeGreaterThan(2);
      expect(Math.max(...steps)).toBeLessThanOrEqual(1.6);
    }
  });

  it('H01 fill a phone’s first view upright, before any cut for wide windows', () => {
    for (const { sources } of openings) {
      const usual = sources.filter(({ media }) => !media?.includes('dppx'));
      expect(usual.map(({ media = 'any', type }) => `${media} ${type}`)).toEqual([
        '(max-width: 767px) and (orientation: portrait) image/avif',
        'any image/avif',
      ]);
    }
  });

  it('H01 are sharper on dense screens, and weigh at most 60 kB there', () => {
    const [dense, ...others] = openingPicture('hero-poster').sources;
    expect(dense?.media).toBe('(max-width: 767px) and (orientation: portrait) and (min-resolution: 2dppx)');
    expect(dense?.srcSet.match(/\S+x(?=,|$)/g)).toEqual(['2x', '3x']);
    expect(others.some(({ media }) => media?.includes('dppx'))).toBe(false);
    for (const address of addressesOf(openingPicture('hero-poster')).slice(1, 3)) {
      const { size } = statSync(join(media, address.split('/').slice(3).join('/')));
      expect(`${address} ${size < 60_000}`).toBe(`${address} true`);
    }
  });

  it('H01 come to a phone within one round trip (14.6 kB, headers included)', () => {
    for (const { file } of Object.values(narrowTable)) {
      expect(`${file} ${statSync(join(media, `${file}.avif`)).size < 14_000}`).toBe(`${file} true`);
    }
  });

  it('name the width of every file they offer', () => {
    for (const { srcSet } of stills.flatMap(({ sources }) => sources)) {
      for (const part of srcSet.split(', ')) expect(part).toMatch(/-(\d+)\.\w+ \1w$/);
    }
  });

  it('have words, a size and a stand-in', () => {
    for (const { alt, width, height, tints } of pictures) {
      expect(alt).not.toBe('');
      expect(Math.min(width, height)).toBeGreaterThan(0);
      for (const tint of tints) expect(tint).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('AG04 T08 portray every agent by name, in words of each one’s own, and nobody else', () => {
    expect(portraits.map(({ alt }) => alt)).toEqual(
      roster.map(({ id, name }) => `Illustrated portrait of ${name}, ${portrayals[id]?.portrays}`),
    );
    expect(() => agentPortrait(9999)).toThrow('No portrait of agent 9999');
  });

  it('are JPEG wherever one file has to do, as social cards ask for', () => {
    for (const { src } of pictures) expect(src).toMatch(/\.jpg$/);
  });
});

describe('maps', () => {
  it('P11 show a place of the Los Cabos corner larger than one up the coast', () => {
    expect(mapAround(office.geo)).toEqual(drawnMap('los-cabos'));
    expect(mapAround({ latitude: 26.01, longitude: -111.34 })).toEqual(drawnMap('baja-sur'));
  });
});

describe('the hero film', () => {
  it('H01 comes upright and in two wide sizes, H.264 where the browser has nothing better', () => {
    expect(films.map(({ height, type }) => `${height} ${type}`)).toEqual([
      '1560 video/webm; codecs="av01.0.08M.08"',
      '1300 video/mp4; codecs="avc1.640028"',
      '720 video/webm; codecs="av01.0.05M.08"',
      '540 video/mp4; codecs="avc1.64001F"',
      '900 video/webm; codecs="vp09.00.40.08"',
      '720 video/mp4; codecs="avc1.64001F"',
    ]);
  });

  it.each([
    ['a phone', 900_000, [...heroFilm.upright, ...heroFilm.small]],
    ['a desktop', 1_500_000, heroFilm.large],
  ])('H01 costs %s at most %i bytes', (_, most, sources) => {
    for (const { src } of sources) {
      const { size } = statSync(join(media, src.split('/').slice(3).join('/')));
      expect(`${src} ${size < most}`).toBe(`${src} true`);
    }
  });
});
