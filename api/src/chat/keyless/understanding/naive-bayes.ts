/** A labelled example for a classifier. */
export interface Sample<Label> {
  label: Label;
  features: readonly string[];
}

/** Count of every feature that is added to what the samples say: little, as most features belong to few labels. */
const smoothing = 0.01;
/** How decided the probabilities are; below one, because the features of a text depend on each other. */
const certainty = 0.5;

/**
 * Trains a naive Bayes classifier that weighs each label against all others ("complement" naive Bayes). Returns the
 * classifier: the probability of each label for some features, the most probable first. Features that no sample has
 * do not count.
 */
export function trainClassifier<Label>(samples: readonly Sample<Label>[]) {
  const ofLabel = new Map<Label, number>();
  const ofFeature = new Map<string, Map<Label, number>>();
  let all = 0;
  for (const { label, features } of samples) {
    const share = shareOf(features);
    all += share * features.length;
    add(ofLabel, label, share * features.length);
    for (const feature of features) {
      const counts = ofFeature.get(feature) ?? new Map<Label, number>();
      add(counts, label, share);
      ofFeature.set(feature, counts);
    }
  }
  const blank = smoothing * ofFeature.size;
  // What each feature says for a label whose samples lack it, apart from what is the same for all labels.
  const lacking = [...ofLabel].map(
    ([label, count]) => [label, Math.log((all - count + blank) / (count + blank))] as const,
  );
  return (features: readonly string[]): (readonly [label: Label, probability: number])[] => {
    const known = features.map((feature) => ofFeature.get(feature)).filter((counts) => counts !== undefined);
    const scores = new Map(lacking.map(([label, weight]) => [label, known.length * weight]));
    for (const counts of known) for (const [label, more] of weightsOf(counts)) add(scores, label, more);

    return probabilitiesOf(scores, certainty * shareOf(known));
  };
}

const add = <Key>(sums: Map<Key, number>, key: Key, more: number) =>
  sums.set(key, (sums.get(key) ?? 0) + more);

/** Returns how much more a feature speaks for each label that has it than for one that lacks it. */
function weightsOf<Label>(counts: ReadonlyMap<Label, number>): readonly (readonly [Label, number])[] {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);

  return [...counts].map(([label, count]) => [
    label,
    Math.log((count + smoothing) / smoothing) - Math.log((total - count + smoothing) / (total + smoothing)),
  ]);
}

function probabilitiesOf<Label>(scores: ReadonlyMap<Label, number>, scale: number) {
  const most = Math.max(...scores.values());
  const odds = [...scores].map(([label, score]) => [label, Math.exp((score - most) * scale)] as const);
  const sum = odds.reduce((total, [, one]) => total + one, 0);

  return odds.map(([label, one]) => [label, one / sum] as const).sort(([, one], [, other]) => other - one);
}

/** Weight of each feature: a long text has no more say than a short one. */
const shareOf = ({ length }: readonly unknown[]) => 1 / Math.sqrt(Math.max(1, length));
