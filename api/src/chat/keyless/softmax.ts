/** A labelled example for a classifier. */
export interface Sample<Label> {
  label: Label;
  features: readonly string[];
}

/** A sample by numbers: the index of its label, and where in the weights those of its features begin. */
interface Row {
  target: number;
  offsets: readonly number[];
}

const passes = 5;
const rate = 0.5;
/** Share of the probability that a sample leaves to other labels: two examples of one text may differ. */
const doubt = 0.1;
/** The rows are visited in steps of a prime: in mixed order, each about once in a pass, and always the same. */
const stride = 7919;

/**
 * Trains a multinomial logistic regression by stochastic gradient descent (AdaGrad). Returns the classifier: the
 * probability of each label for some features, the most probable first. Features that no sample has do not count.
 */
export function trained<Label>(samples: readonly Sample<Label>[]) {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const offsets = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features)
      if (!offsets.has(feature)) offsets.set(feature, offsets.size * labels.length);
  const offsetsOf = (features: readonly string[]) =>
    features.flatMap((feature) => offsets.get(feature) ?? []);
  const rows = samples.map(
    ({ label, features }): Row => ({ target: labels.indexOf(label), offsets: offsetsOf(features) }),
  );
  const weights = fitted(rows, offsets.size * labels.length, labels.length);

  return (features: readonly string[]): (readonly [label: Label, probability: number])[] => {
    const probabilities = probabilitiesOf(weights, offsetsOf(features), labels.length);

    return labels
      .map((label, index) => [label, probabilities[index] ?? 0] as const)
      .sort(([, one], [, other]) => other - one);
  };
}

function fitted(rows: readonly Row[], size: number, labels: number): Float32Array {
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-6);

  for (let step = 0; step < passes * rows.length; step++) {
    const { target, offsets } = rows[(step * stride) % rows.length] as Row;
    const errors = probabilitiesOf(weights, offsets, labels);
    errors[target] = (errors[target] ?? 0) - (1 - doubt);
    errors.forEach((error, label) => {
      const gradient = (error - doubt / labels) * shareOf(offsets);
      if (Math.abs(gradient) < 1e-5) return;
      for (const offset of offsets) {
        const at = offset + label;
        const square = (squares[at] ?? 0) + gradient * gradient;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
      }
    });
  }

  return weights;
}

function probabilitiesOf(weights: Float32Array, offsets: readonly number[], labels: number): Float32Array {
  const scores = new Float32Array(labels);
  for (const offset of offsets)
    for (let label = 0; label < labels; label++)
      scores[label] = (scores[label] ?? 0) + (weights[offset + label] ?? 0);
  const share = shareOf(offsets);
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp((score - most) * share));
  const sum = odds.reduce((all, one) => all + one, 0);

  return odds.map((one) => one / sum);
}

/** Weight of each feature: a long text has no more say than a short one. */
const shareOf = ({ length }: readonly number[]) => 1 / Math.sqrt(Math.max(1, length));
