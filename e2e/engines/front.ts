import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What stands between the browsers and the site: no engine's driver but one can hold a request back, or listen before a page runs. */
export interface Front {
  /** From now on the site's fonts are asked for in vain, until they are let through. */
  holdFonts: () => { count: () => number; letThrough: () => void };
  close: () => Promise<void>;
}

/** Serves at one port what another serves; every page tells `complaints` of what went wrong in it. */
export async function openFront(port: number, behind: number): Promise<Front> {
  let held: (() => void)[] | undefined;
  const server = createServer((asked, answer) => {
    const forward = () => pass(asked, answer, behind);
    if (held && asked.url?.includes('.woff2')) held.push(forward);
    else forward();
  });
  server.listen(port);
  await once(server, 'listening');

  return {
    holdFonts() {
      const mine: (() => void)[] = [];
      held = mine;

      return {
        count: () => mine.length,
        letThrough() {
          held = undefined;
          for (const forward of mine) forward();
        },
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function pass(asked: IncomingMessage, answer: ServerResponse, port: number) {
  // Whole and as plain text, which can be changed: "not modified" would mean another page's changes.
  const { 'if-none-match': _, ...given } = asked.headers;
  const headers = { ...given, 'accept-encoding': 'identity' };
  const path = asked.url?.replace(/(\.woff2).*/, '$1');
  const onward = request({ port, method: asked.method, path, headers }, (served) => {
    if (/^text\/html/.test(served.headers['content-type'] ?? '')) void tell(served, answer);
    else answer.writeHead(served.statusCode ?? 500, served.headers) && served.pipe(answer);
  });
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

let pages = 0;

async function tell(served: IncomingMessage, answer: ServerResponse) {
  const page = await text(served);
  pages += 1;
  // Each page has fonts of its own: one that the browser remembers would never be late.
  const changed = page.replaceAll('.woff2', `.woff2?page=${pages}`);
  const { 'content-length': _, 'content-security-policy': policy, ...headers } = served.headers;
  answer.writeHead(served.statusCode ?? 500, {
    ...headers,
    ...(policy && {
      'content-security-policy': String(policy)
        .replace('script-src ', `script-src '${hashOf(listen)}' `)
        .replace(hashOf(styleOf(page)), hashOf(styleOf(changed))),
    }),
  });
  answer.end(changed.replace('<meta charset="utf-8">', `$&<script>${listen}</script>`));
}

const hashOf = (part: string) => `sha256-${createHash('sha256').update(part).digest('base64')}`;
const styleOf = (page: string) => /<style[^>]*>(.*?)<\/style>/s.exec(page)?.[1] ?? '';

/**
 * The first script of each page notes errors, whatever did not load, what a policy forbade and what the page itself regrets;
 * and when each part further down was laid out, which is done in idle moments.
 */
const listen = `window.complaints = [];
window.laidOut = [];
new MutationObserver((changes) => {
  if (changes.some(({ target }) => target.style?.contentVisibility === 'visible')) laidOut.push(performance.now());
}).observe(document, { attributeFilter: ['style'], subtree: true });
for (const [type, words] of [
  // A film's source that is for other windows says that it is an error; a preload that was given up is asked for again.
  ['error', ({ message, target }) => message || (!target.matches('source, [rel=preload]') && 'Did not load: ' + (target.src || target.href))],
  ['unhandledrejection', ({ reason }) => String(reason)],
  ['securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => ['Policy:', effectiveDirective, blockedURI, sample].join(' ')],
]) addEventListener(type, (event) => words(event) && complaints.push(words(event)), true);
for (const level of ['error', 'warn']) {
  const say = console[level];
  console[level] = (...words) => { complaints.push(words.join(' ')); say(...words); };
}`;
