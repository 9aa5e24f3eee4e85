import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { contextOver } from '../fixture/cli-context.ts';
import { hostile } from '../fixture/hostile.ts';
import { keep, liveStore, place } from '../fixture/releases.ts';
import { nothingLeftOut } from '../gate/case.ts';
import { gate } from '../gate/gate.ts';
import { compose } from './compose.ts';
import { sandboxFlags } from './sandbox/sandbox.ts';

const run = promisify(execFile);

/** Using up memory takes longer on a busy machine than an endless loop may last here. */
const limitsMs: Readonly<Record<string, number>> = { 'never comes to an end': 1_000 };

/** Composes with a release of the agents' application, then runs the gate on it. */
async function tried(what: string, fragment: string) {
  const store = await liveStore();
  const live = await store.readComposition((await store.readPointer())?.live ?? '');
  const texts = { 'server/fragment.cjs': fragment };
  const subject = await keep(store, { name: 'mf-agents', version: '2.0.0', texts });
  const selection = { ...live.selection, 'mf-agents': '2.0.0' };
  const { composition } = await compose(selection, place, store, limitsMs[what] ?? 60_000);
  const folder = await store.compositionFolder(composition.id);
  const given = { subject, bases: { live }, place, without: nothingLeftOut, drops: [] };

  return {
    home: await readFile(path.join(folder, 'pages/index.html'), 'utf8'),
    refusals: await gate(given, contextOver(store)),
  };
}

const atOnce = hostile.filter(([what]) =>
  ['reads a key file', 'exits', 'never comes to an end'].includes(what),
);
const grid = (code: string) => `exports['team-grid'] = { render() { ${code}; return 'Grid'; } };`;
const team = "exports['team-page'] = { render: () => 'Team' };";

describe('a remote whose server part costs only its own slots, and is refused', () => {
  it.each(hostile)('%s, while a page is rendered', async (what, code, sentence) => {
    const { home, refusals } = await tried(what, `${team} ${grid(code)}`);

    expect(home).toContain('<body>Home Sorry</body>');
    expect(refusals).toEqual([`mf-agents@2.0.0 is left out of every page: ${sentence}.`]);
  });

  it.each(atOnce)('%s, while it is loaded', async (what, code, sentence) => {
    const { home, refusals } = await tried(what, `${code}; ${team} ${grid('')}`);

    expect(home).toContain('<body>Home Sorry</body>');
    expect(refusals).toEqual([`mf-agents@2.0.0 is left out of every page: ${sentence}.`]);
  });
});

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
    ).rejects.toThrow(/ERR_ACCESS_DENIED|A server part may not|Code generation from strings/);
  });
});
