import { type Property, properties } from '@dosmares/content/properties';
import { Registry } from 'prom-client';
import { createAssistant } from '../assistant.ts';
import { type Behave, modelServer } from './model-server.ts';

const [house] = properties as readonly [Property];

/** What is asked. */
export const question = [
  { role: 'user' as const, content: `How many bedrooms does the ${house.title} have?` },
];
/** What the site itself answers to it. */
export const ownAnswer = `${house.title} has ${house.beds} bedrooms. /property/${house.id}`;
/** A visitor who waits. */
export const nobodyLeaves = new AbortController().signal;

const assistants: { close: () => Promise<unknown> }[] = [];
/** The providers of this test. */
export const openServers: { close: () => Promise<unknown> }[] = [];

/** Ends everything that a test began. */
export async function closeAll() {
  for (const one of [...assistants.splice(0), ...openServers.splice(0)]) await one.close();
}

/** An assistant whose provider behaves so. */
export async function assistantOf(behave: Behave, given: { deadlineMs?: number; dailyTokens?: number } = {}) {
  const server = await modelServer(behave);
  openServers.push(server);
  const registry = new Registry();
  const log = { warn: jest.fn(), info: jest.fn() };
  const { answer, close } = createAssistant({
    apiKey: 'a-key',
    baseUrl: server.baseUrl,
    model: 'a-model',
    dailyTokens: 10_000,
    deadlineMs: 1500,
    registry,
    log,
    ...given,
  });

  assistants.push({ close });

  return { answer, registry, log, asked: server.asked };
}
