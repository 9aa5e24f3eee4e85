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

/** Samples that must have a feature for it to count: what only one has says little, and is half of the work. */
const least = 2;
const passes = 4;
const rate = 0.3;
/** Share of the probability that a sample leaves to other labels: two examples of one text may differ. */
const doubt = 0.02;
/** Gradients below this are not followed: most labels are out of the question for most samples. */
const leastGradient = 2e-3;
/** The rows are visited in steps of a prime: in mixed order, each about once in a pass, and always the same. */
const stride = 7919;

/**
 * Trains a multinomial logistic regression by stochastic gradient descent (AdaGrad). Returns the classifier: the
 * probability of each label for some features, the most probable first. Features that no sample has do not count.
 */
export function trainClassifier<Label>(samples: readonly Sample<Label>[]) {
  const labels = [...new Set(samples.map(({ label }) => label))];
  const counts = new Map<string, number>();
  for (const { features } of samples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const offsets = new Map<string, number>();
  for (const [feature, count] of counts)
    if (count >= least) offsets.set(feature, offsets.size * labels.length);
  const offsetsOf = (features: readonly string[]) =>
    features.map((feature) => offsets.get(feature)).filter((offset) => offset !== undefined);
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
    const row = rows[(step * stride) % rows.length] as Row;
    gradientsOf(row, weights, labels).forEach((gradient, label) => {
      if (Math.abs(gradient) < leastGradient) return;
      for (const offset of row.offsets) {
        const at = offset + label;
        const square = (squares[at] ?? 0) + gradient * gradient;
        squares[at] = square;
        weights[at] = (weights[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
      }
    });
  }

  return weights;
}

function gradientsOf({ target, offsets }: Row, weights: Float32Array, labels: number): Float32Array {
  const gradients = probabilitiesOf(weights, offsets, labels);
  const share = shareOf(offsets);
  for (let label = 0; label < labels; label++) {
    const wanted = doubt / labels + (label === target ? 1 - doubt : 0);
    gradients[label] = ((gradients[label] ?? 0) - wanted) * share;
  }

  return gradients;
}

// Loops, not array methods: this runs some 70,000 times when a thread starts.
function probabilitiesOf(weights: Float32Array, offsets: readonly number[], labels: number): Float32Array {
  const scores = new Float32Array(labels);
  for (const offset of offsets)
    for (let label = 0; label < labels; label++)
      scores[label] = (scores[label] ?? 0) + (weights[offset + label] ?? 0);
  const share = shareOf(offsets);
  const most = Math.max(...scores);
  let sum = 0;
  for (let label = 0; label < labels; label++) {
    const odds = Math.exp(((scores[label] ?? 0) - most) * share);
    scores[label] = odds;
    sum += odds;
  }
  for (let label = 0; label < labels; label++) scores[label] = (scores[label] ?? 0) / sum;

  return scores;
}

/** Weight of each feature: a long text has no more say than a short one. */
const shareOf = ({ length }: readonly number[]) => 1 / Math.sqrt(Math.max(1, length));
