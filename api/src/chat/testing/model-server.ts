import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a Chat Completions request. */
export interface Asked {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string | null }[];
}

/** Answers one request; `count` tells which it is, from 1. */
export type Behave = (asked: Asked, response: ServerResponse, count: number) => void;

/** A server that speaks Chat Completions over real HTTP, as well or badly as it is told to. */
export async function modelServer(behave: Behave) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await textOf(request)) as Asked;
    behave(body, response, asked.push(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    asked,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    close: () => {
      server.closeAllConnections();

      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A completion that says something. */
export const saying =
  (content: string | null): Behave =>
  (_, response) =>
    complete(response, { content });

/** A completion that is heard while it is spoken, in these parts. */
export function speak(response: ServerResponse, parts: readonly string[]) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of parts)
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** A completion. */
export function complete(response: ServerResponse, message: object) {
  const usage = { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 };
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }];
  send(response, 200, JSON.stringify({ id: '1', object: 'chat.completion', choices, usage }));
}

/** Any answer at all. */
export function send(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
}

async function textOf(request: IncomingMessage) {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);

  return Buffer.concat(parts).toString();
}
