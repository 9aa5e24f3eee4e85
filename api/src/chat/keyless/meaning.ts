import { examples, type Intent } from '@dosmares/content/chat/examples';
import { sameMeaning } from '@dosmares/content/chat/same-meaning';
import { figuresIn } from '../reading/amounts.ts';
import { wordsIn } from '../reading/words.ts';

/** A likely intent of a text, and its similarity to an example of that intent, from 0 to 1. */
export interface Meaning {
  intent: Intent;
  likeness: number;
}

interface Example {
  intent: Intent;
  weight: number;
}

const placeholders = /HOME|PERSON|AREA|LANGUAGE|MONEY|ROOMS|YEAR/;
const sharedMeanings = new Map(
  sameMeaning.flatMap((row, at) => row.split(' ').map((word) => [word, `=${at}`] as const)),
);

/** Returns the features for comparing sentences: words, synonyms, stems (endings vary) and pairs of words. */
function featuresOf(words: readonly string[]): Set<string> {
  return new Set(
    words.flatMap((word, at) => [
      word,
      ...(sharedMeanings.has(word) ? [sharedMeanings.get(word) ?? ''] : []),
      ...(word.length > 4 && !placeholders.test(word)
        ? [`${word.slice(0, Math.max(4, word.length - 3))}-`]
        : []),
      ...(at > 0 ? [`${words[at - 1]} ${word}`] : []),
    ]),
  );
}

const exampleWords = (said: string) =>
  said.split(' ').flatMap((word) => (placeholders.test(word) ? [word] : wordsIn(word)));

const featured = examples.map(([said, intent]) => ({
  intent,
  features: featuresOf(figuresIn(exampleWords(said)).words),
}));

/** Weight of each feature: high when few intents have it. */
const weights = new Map<string, number>();
const kinds = new Map<string, Set<Intent>>();
for (const { intent, features } of featured)
  for (const feature of features) kinds.set(feature, (kinds.get(feature) ?? new Set()).add(intent));
const all = new Set(examples.map(([, intent]) => intent)).size;
for (const [feature, { size }] of kinds) {
  const isPair = feature.includes(' ');
  weights.set(feature, Math.log(1 + all / size) * (isPair ? 0.5 : feature.endsWith('-') ? 0.6 : 1));
}
/** Weight of a word that occurs in no example. */
const unknownWeight = 2;

const weightOf = (features: ReadonlySet<string>) =>
  [...features].reduce(
    (sum, feature) =>
      sum +
      (weights.get(feature) ?? (/[ =-]/.test(feature) || sharedMeanings.has(feature) ? 0 : unknownWeight)),
    0,
  );

const rows: Example[] = [];
const rowsWith = new Map<string, number[]>();
featured.forEach(({ intent, features }, row) => {
  rows.push({ intent, weight: weightOf(features) });
  for (const feature of features) rowsWith.set(feature, [...(rowsWith.get(feature) ?? []), row]);
});

/** Returns the possible intents of some words, the most similar first: each by its most similar example. */
export function meaningsOf(words: readonly string[]): Meaning[] {
  const features = featuresOf(words);
  const whole = weightOf(features);
  const shared = new Float64Array(rows.length);
  for (const feature of features)
    for (const row of rowsWith.get(feature) ?? [])
      shared[row] = (shared[row] ?? 0) + (weights.get(feature) ?? 0);

  const best = new Map<Intent, number>();
  shared.forEach((weight, row) => {
    const example = rows[row];
    if (!example || weight === 0) return;
    const likeness = (weight / example.weight) ** 0.5 * (weight / whole) ** 0.5;
    if (likeness > (best.get(example.intent) ?? 0)) best.set(example.intent, likeness);
  });

  return [...best]
    .map(([intent, likeness]) => ({ intent, likeness }))
    .sort((one, other) => other.likeness - one.likeness);
}
