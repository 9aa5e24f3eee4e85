import { STATUS_CODES } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import { html } from './html.ts';

/** What is said about requests that Node refuses before any route, by its error codes. */
const sentences: Readonly<Record<string, readonly [status: number, sentence: string]>> = {
  HPE_HEADER_OVERFLOW: [
    431,
    'Your browser sent more cookies than we can read. We have asked it to delete ours: please open this page again, or delete the cookies of this site yourself.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Your request took too long. Please try again.'],
};

const unreadable = [400, 'Your request could not be read. Please try again.'] as const;

/** Answers such a request in words: a script by JSON, a browser by a page, which can get rid of too many cookies. */
export const answerClientError: ClientErrorHandler = ({ code, rawPacket }, socket) => {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, sentence] = sentences[code] ?? unreadable;
  const isScript = /^accept: *(?:\*\/\*|application\/json) *\r?$/im.test(String(rawPacket));
  const [type, body] = isScript
    ? ['application/json', JSON.stringify({ ok: false, success: false, code: 'bad-input', error: sentence })]
    : ['text/html', pageOf(sentence)];
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${type}; charset=utf-8`,
    `content-length: ${Buffer.byteLength(body)}`,
    "content-security-policy: default-src 'none'",
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    ...(status === 431 ? ['clear-site-data: "cookies"'] : []),
  ];

  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
};

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const pageOf = (sentence: string) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Please try again</title><h1>Please try again</h1><p>${sentence}</p></html>`.toString();
