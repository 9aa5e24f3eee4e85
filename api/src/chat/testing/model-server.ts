import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Registry } from 'prom-client';
import { type AssistantOptions, createAssistant } from '../assistant.ts';
import { collected, user } from './chat-service.ts';

/** The fields of a Chat Completions request that tests read. */
export interface ModelRequest {
  messages: { role: string; content: string }[];
  response_format?: { json_schema: { schema: object } };
  tools?: object[];
  max_completion_tokens?: number;
  max_tokens?: number;
}

/** Answers one request. */
export type Respond = (response: ServerResponse, asked: ModelRequest) => void;

/** Starts a Chat Completions server, and an assistant that asks it. */
export async function assistantWith(
  respond: Respond,
  given: Partial<Pick<AssistantOptions, 'homes' | 'dailyTokens' | 'wait'>> = {},
) {
  const asked: ModelRequest[] = [];
  const server = createServer(async (request, response) => {
    const body = JSON.parse(await text(request)) as ModelRequest;
    asked.push(body);
    respond(response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const log = { warn: jest.fn() };
  const registry = new Registry();
  const answer = createAssistant({
    apiKey: undefined,
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: 'a-model',
    dailyTokens: 100_000_000,
    registry,
    log,
    wait: { first: 1500, whole: 2500 },
    ...given,
  });

  return {
    asked,
    log,
    answer,
    /** The tokens that were counted for the operator. */
    counted: async () => (await registry.getSingleMetric('chat_tokens_total')?.get())?.values[0]?.value,
    ask: (question: string, { page, onPart }: { page?: string; onPart?: () => void } = {}) =>
      collected(answer({ messages: [user(question)], page }, new AbortController().signal), onPart),
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Streams a reply in small parts, as a provider does; a cut one breaks off. At its end it may report what it cost. */
export function streamReply(response: ServerResponse, said: string, isCut = false, usage?: unknown) {
  const size = Math.max(7, said.length / 50);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (let at = 0; at < said.length; at += size)
    response.write(chunk({ content: said.slice(at, at + size) }));
  if (usage !== undefined) response.write(usageOf(usage));
  if (isCut) response.socket?.end();
  else response.end('data: [DONE]\n\n');
}

/** One event of a stream. */
export const chunk = (delta: object) => `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`;

/** The event of a stream that reports its tokens. */
export const usageOf = (total: unknown) =>
  `data: ${JSON.stringify({ choices: [], usage: { total_tokens: total } })}\n\n`;

/** A model's reply in JSON. */
export const modelJson = (blocks: readonly object[], more: object = {}) =>
  JSON.stringify({ language: 'en', say: [], blocks, handOver: null, ...more });

const filters =
  'area minPrice maxPrice minBeds maxBeds minBaths minSquareMeters builtFrom builtUntil notIn features without sort order';
const nothing = Object.fromEntries(filters.split(' ').map((name) => [name, null]));

/** A search for homes as a model writes it: every field, null where it does not filter. */
export const searchBlock = (filter: object = {}) => ({ kind: 'homes', ...nothing, ...filter });
