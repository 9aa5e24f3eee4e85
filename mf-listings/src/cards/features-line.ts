const most = 3;

/** The first three features in one line, and how many more there are (L02). */
export function featuresLine(features: readonly string[]) {
  const rest = features.length - most;

  return { shown: features.slice(0, most), more: rest > 0 ? `+${rest} more` : undefined };
}
