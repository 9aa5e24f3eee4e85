import type { Post } from '@dosmares/platform';

/** A stream that a test writes, as `readAnswer` reads it from an API. */
export function streamedPost() {
  const waiting: ((chunk: Chunk) => void)[] = [];
  const chunks: Chunk[] = [];
  const cancel = jest.fn(async () => give({ done: true, value: undefined }));

  function give(chunk: Chunk) {
    const hear = waiting.shift();
    if (hear) hear(chunk);
    else chunks.push(chunk);
  }

  const read = () =>
    new Promise<Chunk>((resolve) => {
      const chunk = chunks.shift();
      if (chunk) resolve(chunk);
      else waiting.push(resolve);
    }).then((chunk) => {
      if (chunk.value === null) throw new TypeError('network error');

      return chunk;
    });
  const response = {
    headers: new Map([['content-type', 'text/event-stream; charset=utf-8']]),
    body: { getReader: () => ({ read, cancel }) },
  } as unknown as Response;

  const post = jest.fn<ReturnType<Post>, Parameters<Post>>(async (_to, _body, options) => {
    try {
      return { ok: true, status: 200, body: await options?.read?.(response) };
    } catch {
      return { ok: false, status: 0, body: undefined };
    }
  });

  return {
    post,
    cancel,
    write: (text: string) => give({ done: false, value: new TextEncoder().encode(text) }),
    end: () => give({ done: true, value: undefined }),
    breakOff: () => give({ done: false, value: null }),
  };
}

type Chunk = { done: boolean; value: Uint8Array | null | undefined };

/** One event as it travels. */
export const eventOf = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
