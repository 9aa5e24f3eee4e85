// @ts-check
/** @typedef {(text: string, name: string) => string} Change */

/**
 * Wherever the repository names its applications, and how another one is added there.
 * @type {{ file: string, change: Change }[]}
 */
export const places = [
  {
    file: 'packages/contracts/src/remote.ts',
    change: (text, name) =>
      text.replace(/(remoteNames = \[[^\]]*?),?\s*\] as const/, `$1, '${name}'] as const`),
  },
  {
    file: 'package.json',
    change: (text, name) => afterLast(text, /^ {4}"mf-[^"]+",\n/gm, `    "${name}",\n`),
  },
  {
    file: 'packages/runner/docker/web.Dockerfile',
    change: (text, name) => afterLast(text, /^COPY mf-\S+ .*\n/gm, `COPY ${name} ./${name}\n`),
  },
  { file: 'docker-compose.yml', change: addService },
];

/** @param {string} text @param {RegExp} pattern @param {string} addition */
function afterLast(text, pattern, addition) {
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) return text;
  const end = last.index + last[0].length;

  return text.slice(0, end) + addition + text.slice(end);
}

/** The last remote's service once more, on the next port. @type {Change} */
function addService(text, name) {
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
