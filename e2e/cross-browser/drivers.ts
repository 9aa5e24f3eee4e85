import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firefox, hasWebkit, miniBrowser } from '@dosmares/tools/presets/browser';
import { until } from '@dosmares/tools/testing/processes';

// Playwright drives only its own builds, which no package registry has, or a Firefox newer than the ESR.

/** A browser's only tab, controlled by what both drivers can do; lengths are in CSS pixels. */
export interface Driver {
  resize: (size: { width: number; height: number }) => Promise<unknown>;
  /** Starts loading an address without waiting for it. */
  goto: (address: string) => Promise<unknown>;
  /** Evaluates an expression in the page, awaiting a promise; the value has to be JSON. */
  evaluate: <Value>(expression: string) => Promise<Value>;
  click: (x: number, y: number) => Promise<unknown>;
  type: (text: string) => Promise<unknown>;
  close: () => Promise<unknown>;
}

/** Browsers other than Chromium, from Debian's packages: whether each is installed, and how to start it. */
export const drivers = {
  firefox: { isInstalled: () => firefox() !== undefined, start: startFirefox },
  webkit: { isInstalled: hasWebkit, start: startWebkit },
};

/** Starts headless Firefox, driven by WebDriver BiDi. */
async function startFirefox(port: number): Promise<Driver> {
  const profile = await mkdtemp(path.join(tmpdir(), 'dos-mares-firefox-'));
  const options = ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`];
  const program = startProgram(firefox() ?? '', options);
  const [, address] = await program.outputMatching(/listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  let last = 0;

  // biome-ignore lint/suspicious/noExplicitAny: each command has its own result type
  async function send(method: string, params: object): Promise<any> {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [{ data }] = await once(socket, 'message');
      const { id: answeredId, result, error, message } = JSON.parse(data);
      if (answeredId !== id) continue;
      if (error) throw new Error(`${error}: ${message}`);

      return result;
    }
  }

  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  const act = (actions: object[]) => send('input.performActions', { context, actions });

  return {
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'none' }),
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('script.evaluate', {
        // BiDi's own format wraps every value in a type.
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);

      return JSON.parse(result.value);
    },
    click: (x, y) => act(clickAt(x, y)),
    type: (text) => act(typing(text)),
    async close() {
      await program.stop();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Starts WebKitGTK's MiniBrowser on its own display, driven by W3C WebDriver. */
async function startWebkit(port: number): Promise<Driver> {
  const screen = ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'];
  const display = startProgram('Xvfb', screen);
  const [number] = await display.outputMatching(/^\d+$/m);
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${number}`,
    // There is no GPU, no session bus and no permission to create sandboxes.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  await until(() => fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined));
  // The toolbar would keep the window from being as narrow as a phone.
  const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] };
  const alwaysMatch = { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options };
  const { sessionId } = await call('session', { capabilities: { alwaysMatch } });
  const post = (command: string, body: object) => call(`session/${sessionId}/${command}`, body);

  // biome-ignore lint/suspicious/noExplicitAny: each command has its own result type
  async function call(command: string, body: object): Promise<any> {
    const answer = await fetch(`http://127.0.0.1:${port}/${command}`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${command}: ${value.error}: ${value.message}`);

    return value;
  }

  return {
    resize: (size) => post('window/rect', size),
    goto: (url) => post('url', { url }),
    evaluate: (expression) => post('execute/sync', { script: `return ${expression}`, args: [] }),
    click: (x, y) => post('actions', { actions: clickAt(x, y) }),
    type: (text) => post('actions', { actions: typing(text) }),
    async close() {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
      await driver.stop();
      await display.stop();
    },
  };
}

function clickAt(x: number, y: number) {
  const press = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  const actions = [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }, ...press];

  return [{ type: 'pointer', id: 'mouse', actions }];
}

function typing(text: string) {
  const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));

  return [{ type: 'key', id: 'keyboard', actions }];
}

/** Starts a program and collects its output. */
function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(command, args, { env: { ...process.env, ...env } });
  const ended = once(child, 'exit');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += piece));

  return {
    outputMatching: (pattern: RegExp) =>
      until(
        () => pattern.exec(output),
        () => `Waited in vain for ${command}: ${output}`,
      ),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
