/** Returns the label of a release: `mf-agents@1.0.0-0123456789ab`. */
export const label = ({ name, version }: { name: string; version: string }) => `${name}@${version}`;

/** Splits a release's label into application and version. */
export function partsOf(text: string): [name: string, version: string] {
  const at = text.indexOf('@');

  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
