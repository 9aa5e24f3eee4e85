import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { hostile } from '../../testing/hostile.ts';
import { keep, liveSite } from '../../testing/releases.ts';
import { compose } from './compose.ts';
import { sandboxFlags } from './sandbox/sandbox.ts';

const run = promisify(execFile);

// Each test starts processes.
jest.setTimeout(120_000);

/** Using up memory takes longer on a busy machine than an endless loop may last here. */
const limitsMs: Readonly<Record<string, number>> = { 'never comes to an end': 1_000 };

/** The home page and what failed on it, with a release of the agents' application. */
async function tried(what: string, text: string) {
  const { store, known, addresses, build: live } = await liveSite();
  await keep(store, { name: 'mf-agents', version: '2.0.0', texts: { 'server/fragment.cjs': text } });
  const selection = { ...live.selection, 'mf-agents': '2.0.0' };
  const limitMs = limitsMs[what] ?? 60_000;
  const { build } = await compose(selection, { store, known, addresses, live: live.selection, limitMs });

  return { failures: build.pages['/']?.failures ?? [], chat: build.pages['/chat'] === live.pages['/chat'] };
}

const grid = (code: string) => `exports['team-grid'] = { render() { ${code}; return 'Grid'; } };`;
const team = "exports['team-page'] = { render: () => 'Team' };";

it.each(hostile)(
  'a bundle that %s while a page is rendered costs its slots, and is told of',
  async (what, code, sentence) => {
    const { failures, chat } = await tried(what, `${team} ${grid(code)}`);

    expect(failures.join()).toContain(sentence);
    expect(chat).toBe(true);
  },
);

it.each(hostile.filter(([what]) => ['reads a key file', 'exits', 'never comes to an end'].includes(what)))(
  'a bundle that %s while it is loaded is left out',
  async (what, code, sentence) => {
    const { failures } = await tried(what, `${code}; ${team} ${grid('')}`);

    expect(failures).toEqual([`mf-agents@2.0.0 is left out: its server bundle ${sentence}`]);
  },
);

describe('behind that, the process itself', () => {
  it.each([
    ['reads files', "fs.readFileSync('/etc/passwd')"],
    ['writes files', "fs.writeFileSync('/tmp/stolen', '')"],
    ['starts processes', "child_process.execSync('id')"],
    ['starts threads', "new worker_threads.Worker('1', { eval: true })"],
    ['makes code of text', "new Function('1')"],
    ['connects', 'net.connect(9)'],
    ['asks over TLS', "https.get('https://127.0.0.1:9')"],
    ['listens', 'net.createServer().listen(0)'],
    ['sends datagrams', "dgram.createSocket('udp4').send('', 9)"],
  ])('never %s', async (_what, code) => {
    const guard = path.join(import.meta.dirname, 'sandbox/guard.ts');
    const names = ['fs', 'child_process', 'worker_threads', 'net', 'https', 'dgram'];
    const imports = names.map((name) => `import ${name} from 'node:${name}';`).join('');
    const script = `${imports} import { shutWorldOut } from '${guard}'; shutWorldOut(); ${code};`;

    await expect(
      run(process.execPath, [...sandboxFlags, '--input-type=module', '--eval', script]),
    ).rejects.toThrow(/ERR_ACCESS_DENIED|A server bundle may not|Code generation from strings/);
  });
});
