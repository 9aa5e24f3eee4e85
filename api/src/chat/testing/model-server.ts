import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The body of a Chat Completions request. */
export interface Asked {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string | null }[];
}

/** Answers one request; `count` is its number, from 1. */
export type Behave = (asked: Asked, response: ServerResponse, count: number) => void;

/** Starts a Chat Completions server over real HTTP with the given behaviour. */
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

/** Returns a behaviour that answers with a text. */
export const saying =
  (content: string | null): Behave =>
  (_, response) =>
    complete(response, { content });

/** Streams a completion in these parts. */
export function speak(response: ServerResponse, parts: readonly string[]) {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of parts)
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
  response.end('data: [DONE]\n\n');
}

/** Sends a completion. */
export function complete(response: ServerResponse, message: object) {
  const usage = { prompt_tokens: 60, completion_tokens: 40, total_tokens: 100 };
  const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }];
  send(response, 200, JSON.stringify({ id: '1', object: 'chat.completion', choices, usage }));
}

/** Sends an arbitrary answer. */
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
