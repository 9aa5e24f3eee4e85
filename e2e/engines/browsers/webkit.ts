import { miniBrowser } from '@dosmares/tools/presets/browser';
import { clickAt, typing } from './actions.ts';
import { startProgram, stopProgram, until } from './processes.ts';
import { type Engine, keys } from './tab.ts';

/** Starts WebKitGTK's MiniBrowser on a display of its own, and drives it by W3C WebDriver. */
export async function startWebkit(port: number): Promise<Engine> {
  const display = startProgram('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1000x24',
    '-nolisten',
    'tcp',
  ]);
  const number = await until('a display', () => /^\d+$/m.exec(display.output.text)?.[0]);
  const driver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: `:${number}`,
    // There is no graphics card, no session bus and no right to make sandboxes.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  });
  // Without a toolbar, which would keep windows from being as narrow as a phone.
  const options = { binary: miniBrowser(), args: ['--automation', '--full-screen'] };
  const { sessionId } = await until('WebKit', () =>
    call<{ sessionId: string }>(port, 'session', {
      capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': options } },
    }),
  );
  const ask = <Value>(command: string, body: object) =>
    call<Value>(port, `session/${sessionId}/${command}`, body);
  const act = async (actions: object[]) => void (await ask('actions', { actions }));

  return {
    tab: {
      resize: async ({ width, height }) => void (await ask('window/rect', { width, height })),
      goto: async (url) => void (await ask('url', { url })),
      evaluate: (expression) => ask('execute/sync', { script: `return ${expression}`, args: [] }),
      click: (x, y) => act(clickAt(x, y)),
      type: (text) => act(typing(text)),
      press: (key) => act(typing(keys[key])),
    },
    async close() {
      await fetch(`http://127.0.0.1:${port}/session/${sessionId}`, { method: 'DELETE' });
      await stopProgram(driver.child);
      await stopProgram(display.child);
    },
  };
}

async function call<Value>(port: number, path: string, body: object): Promise<Value> {
  const answer = await fetch(`http://127.0.0.1:${port}/${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  const { value } = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.error}: ${value.message}`);

  return value;
}
