// Writes src/pictures/tables from media/manifest.json and the bytes of the files:
//   npm run pictures
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import manifest from '../media/manifest.json' with { type: 'json' };

type Still = (typeof manifest.stills)[keyof typeof manifest.stills];
type Named<T> = [name: string, row: T];

const root = new URL('..', import.meta.url);
const stills: Named<Still>[] = Object.entries(manifest.stills);

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

write('map', {
  mapTable: Object.fromEntries(
    Object.entries(manifest.maps).map(([name, box]) => [name, { box, hash: hash(`map/${name}.svg`) }]),
  ),
});
for (const folder of ['property', 'area']) write(folder, { [`${folder}Table`]: stillTable(folder) });
write('plan', { planTable: Object.fromEntries(Object.entries(manifest.plans).map(planRow)) });
write('agents', { agentTable: Object.fromEntries(Object.entries(manifest.agents).map(agentRow)) });
write('brand', {
  brandTable: stillTable('hero', 'brand'),
  narrowTable: Object.fromEntries(Object.entries(manifest.narrow).map(narrowRow)),
  brandFileTable: Object.fromEntries(Object.entries(manifest.brand).map(fileRow)),
  filmTable: manifest.hero.films.map((film) => ({ ...film, hash: hash(film.file) })),
});

function stillTable(...folders: string[]) {
  return Object.fromEntries(stills.filter(([, { dir }]) => folders.includes(dir)).map(stillRow));
}

function stillRow([name, still]: Named<Still>) {
  const file = `${still.dir}/${name}`;
  const avif = still.widths.map((width) => hash(`${file}-${width}.avif`));

  return [name, { ...still, avif, jpg: hash(`${file}-${still.width}.jpg`) }];
}

function planRow([name, plan]: [string, object]) {
  return [name, { ...plan, hash: hash(`property/${name}.svg`) }];
}

function narrowRow([name, { file, dense }]: Named<{ file: string; dense?: number[] }>) {
  const sharper = dense?.map((width) => ({ width, hash: hash(`${file}-${width}.avif`) }));

  return [name, { file, hash: hash(`${file}.avif`), dense: sharper }];
}

function agentRow([id, portrait]: [string, object]) {
  return [id, { ...portrait, svg: hash(`agents/agent-${id}.svg`), jpg: hash(`agents/agent-${id}.jpg`) }];
}

function fileRow<T extends { file: string }>([name, row]: Named<T>) {
  return [name, { ...row, hash: hash(row.file) }];
}

function hash(file: string) {
  const bytes = readFileSync(new URL(`media/${file}`, root));

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
