import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firefox } from '@dosmares/tools/presets/browser';
import { clickAt, typing } from './actions.ts';
import { startProgram, stopProgram, until } from './processes.ts';
import { type Engine, keys } from './tab.ts';

/** Starts Firefox without a window, and drives it by WebDriver BiDi. */
export async function startFirefox(port: number): Promise<Engine> {
  const profile = await mkdtemp(path.join(tmpdir(), 'dos-mares-firefox-'));
  await writeFile(path.join(profile, 'user.js'), preferences);
  const words = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const { child, output } = startProgram(firefox() ?? 'firefox-esr', words);
  const address = await until('Firefox', () => /listening on (ws:\S+)/.exec(output.text)?.[1]);
  const send = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const act = async (actions: object[]) => void (await send('input.performActions', { context, actions }));

  return {
    tab: {
      resize: async (viewport) => void (await send('browsingContext.setViewport', { context, viewport })),
      goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'none' })),
      evaluate: (expression) => evaluate(send, context, expression),
      click: (x, y) => act(clickAt(x, y)),
      type: (text) => act(typing(text)),
      press: (key) => act(typing(keys[key])),
    },
    async close() {
      await stopProgram(child);
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Settings that keep it from updating itself and from making requests of its own. */
const preferences = Object.entries({
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
})
  .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
  .join('');

// biome-ignore lint/suspicious/noExplicitAny: each command has an answer of its own
type Send = (method: string, params: object) => Promise<any>;

/**
 * Evaluates an expression in the page; returns the result as JSON, since BiDi's own format wraps every value in a
 * type.
 */
async function evaluate(send: Send, context: string, expression: string) {
  const { result, exceptionDetails } = await send('script.evaluate', {
    expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
    target: { context },
    awaitPromise: true,
  });
  if (exceptionDetails) throw new Error(exceptionDetails.text);

  return JSON.parse(result.value);
}

async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  socket.onmessage = ({ data }) => {
    const { id, result, error, message } = JSON.parse(data);
    if (error) waiting.get(id)?.reject(new Error(`${error}: ${message}`));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  };
  let last = 0;

  return (method, params) => {
    const answer = Promise.withResolvers<unknown>();
    last += 1;
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));

    return answer.promise;
  };
}
