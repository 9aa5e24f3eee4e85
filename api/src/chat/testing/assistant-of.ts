import { type Property, properties } from '@dosmares/content/properties';
import { Registry } from 'prom-client';
import { createAssistant } from '../assistant.ts';
import { textPool } from '../text/text-pool.ts';
import { type Behave, modelServer } from './model-server.ts';

const [house] = properties as readonly [Property];

/** A request to the assistant. */
export const question = {
  messages: [{ role: 'user' as const, content: `How many bedrooms does the ${house.title} have?` }],
};
/** The keyless answer to it. */
export const ownAnswer = `${house.title} has ${house.beds} bedrooms. /property/${house.id}`;
/** The signal of a visitor who keeps waiting. */
export const nobodyLeaves = new AbortController().signal;

// All tests of a file share one pool: its threads take a moment to load. The pool's own limits have tests of their own;
// here a text that waits for a busy machine must not count as one that takes too long.
const text = textPool({ log: { warn: () => undefined }, runMs: 10_000, waitMs: 30_000 });

/** Provider servers opened by this test. */
export const openServers: { close: () => Promise<unknown> }[] = [];

/** Closes the provider servers of one test. */
export async function closeAll() {
  for (const server of openServers.splice(0)) await server.close();
}

/** Ends the threads that the tests of a file share. */
export const closeThreads = text.close;

/** Creates an assistant with a provider of the given behaviour. */
export async function assistantOf(behave: Behave, given: { deadlineMs?: number; dailyTokens?: number } = {}) {
  const server = await modelServer(behave);
  openServers.push(server);
  const registry = new Registry();
  const log = { warn: jest.fn(), info: jest.fn() };
  const { answer } = createAssistant({
    apiKey: 'a-key',
    baseUrl: server.baseUrl,
    model: 'a-model',
    dailyTokens: 10_000,
    deadlineMs: 1500,
    registry,
    log,
    text,
    ...given,
  });

  return { answer, registry, log, asked: server.asked };
}
