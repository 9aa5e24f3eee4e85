/**
 * A stranger's text in which no mail program finds anything to click: “https://evil.test” becomes
 * “hxxps[:]//evil[.]test”, and so do plain domains and addresses. Invisible characters, which could turn the order of
 * words round, are left out.
 */
export const defanged = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\bhttp/gi, 'hxxp')
    .replace(/(?<=\p{L}):(?=\S)/gu, '[:]')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, '[.]');

/** The beginning of a text in one line, cut between two words where there is a gap. */
export function beginning(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const gap = cut.lastIndexOf(' ');

  return `${cut.slice(0, gap > most / 2 ? gap : most).toWellFormed()}…`;
}
