import { TransformStream } from 'node:stream/web';
import type { Post } from '@dosmares/platform';

/** A stream that a test writes, read by the panel as from an API. */
export function streamedPost() {
  const { readable, writable } = new TransformStream(undefined, undefined, { highWaterMark: 100 });
  const writer = writable.getWriter();
  const headers = new Map([['content-type', 'text/event-stream; charset=utf-8']]);
  const response = { headers, body: readable } as unknown as Response;

  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(async (_to, _body, options) => {
    try {
      return { ok: true, status: 200, body: await options?.read?.(response) };
    } catch {
      return { ok: false, status: 0, body: undefined };
    }
  });

  return {
    post,
    write: (text: string) => writer.write(new TextEncoder().encode(text)),
    end: () => writer.close(),
    breakOff: () => writer.abort(new TypeError('network error')),
  };
}

/** One server-sent event in its wire format. */
export const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
