/** Files in which the repository lists its applications, each with the edit that adds another one. */
export const mentions: readonly { file: string; add: (text: string, name: string) => string }[] = [
  {
    file: 'package.json',
    add: (text, name) => afterLast(text, /^ {4}"mf-[^"]+",\n/gm, `    "${name}",\n`),
  },
  {
    file: 'packages/tools/docker/web.Dockerfile',
    add: (text, name) => afterLast(text, /^COPY mf-\S+ .*\n/gm, `COPY ${name} ./${name}\n`),
  },
];

function afterLast(text: string, pattern: RegExp, addition: string) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return text;
  const end = last.index + last[0].length;

  return text.slice(0, end) + addition + text.slice(end);
}
