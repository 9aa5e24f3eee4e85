import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/**
 * A proxy between the browsers and the site: only one engine's driver can hold a request back, or listen before a
 * page runs.
 */
export interface Front {
  /** Holds back requests for the site's fonts from now on, until `letThrough` is called. */
  holdFonts: () => { count: () => number; letThrough: () => void };
  close: () => Promise<void>;
}

/** Serves the site of another port at this one; every page collects its errors in `complaints`. */
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
  // Whole and uncompressed, so that it can be changed; a 304 would bring back a page with another page's changes.
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
  // Each page has font addresses of its own: fonts in the browser's cache would never be late.
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
 * First script of each page: notes errors, resources that did not load, breaches of the policy and the page's own
 * complaints.
 */
const listen = `window.complaints = [];
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
