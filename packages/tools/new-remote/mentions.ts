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
  { file: 'docker-compose.yml', add: addService },
];

function afterLast(text: string, pattern: RegExp, addition: string) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return text;
  const end = last.index + last[0].length;

  return text.slice(0, end) + addition + text.slice(end);
}

/** Repeats the last remote's service, on the next port. */
function addService(text: string, name: string) {
  const service = /^ {2}(mf-[^:]+):\n(?: {4}.*\n)+\n/gm;
  const last = [...text.matchAll(service)].at(-1);
  const port = Number(/:(\d+):\d+'/.exec(last?.[0] ?? '')?.[1]);
  if (!last || !port) return text;

  return afterLast(
    text,
    service,
    last[0].replaceAll(last[1] ?? '', name).replaceAll(String(port), String(port + 1)),
  );
}
