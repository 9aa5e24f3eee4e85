// Writes src/pictures/tables from media/manifest.json and the published bytes of the files; after a change of palette.ts, too:
//   npm run pictures
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import manifest from '../media/manifest.json' with { type: 'json' };
import { publishedBytes } from '../src/pictures/drawing.ts';

const root = new URL('..', import.meta.url);

const untinted = Object.entries({ stills: manifest.stills, agents: manifest.agents }).flatMap(
  ([kind, rows]) =>
    Object.entries(rows)
      .filter(([, row]) => row.tints?.length !== 2)
      .map(([name]) => `${kind}.${name}`),
);
if (untinted.length > 0) {
  console.error(
    `media/manifest.json: ${untinted.join(', ')} needs "tints", the two colours shown until the picture is there: ["#b4a7a4", "#6d7b7f"].`,
  );
  process.exit(1);
}

write('map', { mapTable: rows(manifest.maps, (name, box) => ({ box, hash: hash(`map/${name}.svg`) })) });
for (const folder of ['property', 'area']) write(folder, { [`${folder}Table`]: stills(folder) });
write('plan', {
  planTable: rows(manifest.plans, (name, plan) => ({ ...plan, hash: hash(`property/${name}.svg`) })),
});
write('agents', {
  agentTable: rows(manifest.agents, (id, portrait) => ({
    ...portrait,
    svg: hash(`agents/agent-${id}.svg`),
    jpg: hash(`agents/agent-${id}.jpg`),
  })),
});
write('brand', {
  brandTable: stills('hero', 'brand'),
  narrowTable: rows<{ file: string; dense?: number[] }>(manifest.narrow, (_, { file, dense }) => ({
    file,
    hash: hash(`${file}.avif`),
    dense: dense?.map((width) => ({ width, hash: hash(`${file}-${width}.avif`) })),
  })),
  brandFileTable: rows(manifest.brand, (_, row) => ({ ...row, hash: hash(row.file) })),
  filmTable: manifest.hero.films.map((film) => ({ ...film, hash: hash(film.file) })),
});

function stills(...folders: string[]) {
  const shown = Object.entries(manifest.stills).filter(([, { dir }]) => folders.includes(dir));

  return rows(Object.fromEntries(shown), (name, still) => ({
    ...still,
    avif: still.widths.map((width) => hash(`${still.dir}/${name}-${width}.avif`)),
    jpg: hash(`${still.dir}/${name}-${still.width}.jpg`),
  }));
}

function rows<Row>(named: Readonly<Record<string, Row>>, written: (name: string, row: Row) => object) {
  return Object.fromEntries(Object.entries(named).map(([name, row]) => [name, written(name, row)]));
}

function hash(file: string) {
  const bytes = publishedBytes(file, readFileSync(new URL(`media/${file}`, root)));

  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

function write(name: string, tables: Readonly<Record<string, object>>) {
  const text = Object.entries(tables).map(
    ([table, rows]) => `export const ${table} = ${oneRowPerLine(rows)} as const;\n`,
  );
  const head = '// biome-ignore-all format: written by bin/pictures.ts from media/, never by hand\n\n';

  writeFileSync(new URL(`src/pictures/tables/${name}.ts`, root), head + text.join('\n'));
}

function oneRowPerLine(rows: object) {
  const isList = Array.isArray(rows);
  const lines = Object.entries(rows).map(
    ([key, row]) => `  ${isList ? '' : `${JSON.stringify(key)}: `}${JSON.stringify(row)},\n`,
  );

  return `${isList ? '[' : '{'}\n${lines.join('')}${isList ? ']' : '}'}`;
}
