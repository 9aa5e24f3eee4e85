import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '@dosmares/local-services/testing/free-port';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { root } from '../presets/checkout.ts';
import { atPort, readCompose, type Service } from './testing/containers.ts';

/** The services to test, in this order: `publish` fills the volume of the two after it. */
const names = ['api', 'mailbox', 'publish', 'shell', 'asset-host'];
/** Another program that has to work beside the API. */
const beside = 'node packages/tools/start/go.mjs api/bin/desk.ts desk-code somebody@office.example';
const nodeImage = 'localhost/node:24-slim';
const publicImage = 'docker.io/library/node:24-slim';
const prefix = `dos-mares-${process.pid}`;
const certificates = '/etc/ssl/certs/ca-certificates.crt';
const npmCache = path.join(homedir(), '.npm');
// Inside another container, limits must not be raised.
const limits = ['--ulimit', 'nofile=4096:4096', '--ulimit', 'nproc=4096:4096'];
const startLimitMs = 120_000;

const canRun = (await attempt('podman', '--version')) && (await hasNodeImage());
const { services } = readCompose('docker-compose.yml');
const postgres = canRun ? await startPostgres({ isDurable: false }) : undefined;

after(async () => {
  if (!canRun) return;
  await postgres?.stop();
  await attempt('podman', 'rm', '--force', '--ignore', ...names.map((name) => `${prefix}-${name}`));
  await attempt('podman', 'volume', 'rm', '--force', prefix);
});

for (const name of names)
  it(`${name} is built by podman and runs as in Compose`, {
    skip: canRun ? false : 'containers cannot run here',
  }, async () => {
    assert.equal(await faultOf(services[name] as Service, `${prefix}-${name}`), undefined);
  });

/** Runs a program; resolves to whether it succeeded. */
async function attempt(command: string, ...words: readonly string[]) {
  try {
    await promisify(execFile)(command, words, { cwd: root, timeout: 900_000, maxBuffer: 2 ** 26 });

    return true;
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string };
    console.error(`${command} ${words[0]}: ${stderr || message}`);

    return false;
  }
}

/** Gets Node's image: a local one, from a registry, or made from Debian's packages. Reports whether it runs. */
async function hasNodeImage() {
  const isHere =
    (await attempt('podman', 'image', 'exists', nodeImage)) ||
    ((await attempt('podman', 'pull', '--quiet', publicImage)) &&
      (await attempt('podman', 'tag', publicImage, nodeImage))) ||
    (await makeNodeImage());

  return isHere && attempt('podman', 'run', '--rm', '--network=host', ...limits, nodeImage, 'node', '-v');
}

/** Makes a Debian image with this Node, npm and the certificates that this machine trusts. */
async function makeNodeImage() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-debian-'));
  const npm = ['/usr/lib', '/usr/local/lib'].map((lib) => `${lib}/node_modules/npm`).find(existsSync);
  if (!npm || !(await attempt('debootstrap', '--variant=minbase', 'bookworm', folder))) return false;

  cpSync(process.execPath, `${folder}/usr/local/bin/node`, { dereference: true });
  cpSync(npm, `${folder}/usr/local/lib/node_modules/npm`, { recursive: true });
  if (existsSync(certificates)) cpSync(certificates, `${folder}${certificates}`, { dereference: true });
  const setUp = 'useradd -m node && ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm';
  const change = `--change 'ENV NODE_EXTRA_CA_CERTS=${certificates}'`;
  const succeeded =
    (await attempt('chroot', folder, 'sh', '-c', setUp)) &&
    (await attempt('sh', '-c', `tar -C ${folder} -c . | podman import ${change} - ${nodeImage}`));
  await rm(folder, { recursive: true });

  return succeeded;
}

/** Builds and starts a service; returns why it did not become healthy or, if it ends by itself, succeed. */
async function faultOf(service: Service, container: string) {
  const image = await buildImage(service);
  if (!image) return 'its image was not built';

  const database = (await postgres?.freshDatabase()) ?? '';
  const { settings, address } = atPort(await freePort(), service, database);
  const locked = '--read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges --network=host';
  const words = [
    '--name',
    container,
    '--volume',
    `${prefix}:/delivery`,
    ...locked.split(' '),
    ...limits,
  ].concat(
    settings.flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    image,
    service.command ?? [],
  );
  if (!address) return (await attempt('podman', 'run', ...words)) ? undefined : 'it failed';

  await attempt('podman', 'run', '--detach', ...words);
  const inContainer = (...command: string[]) => attempt('podman', 'exec', container, ...command);
  const probe = service.healthcheck?.test.slice(1, -1) ?? [];
  for (
    const deadline = Date.now() + startLimitMs;
    !(await inContainer(...probe, address));
    await pause(2_000)
  )
    if (Date.now() > deadline) {
      await attempt('podman', 'logs', '--tail', '20', container);

      return 'it did not become healthy';
    }
  if (container.endsWith('-api') && !(await inContainer(...beside.split(' '))))
    return 'desk-code failed in it';
}

/** Builds the image of a service; returns its name if that succeeded. */
async function buildImage({ build = { dockerfile: '' } }: Service) {
  const { dockerfile, target = '' } = build;
  const image = `localhost/dos-mares:${path.basename(dockerfile, '.Dockerfile')}${target}`;
  const options = ['--quiet', '--pull=never', '--network=host', ...limits, '--file', dockerfile];
  // The build's own writes to npm's cache are discarded.
  if (existsSync(npmCache))
    options.push('--volume', `${npmCache}:/var/cache/npm:O`, '--env', 'npm_config_cache=/var/cache/npm');
  const isBuilt = await attempt('podman', 'build', ...options, '--target', target, '--tag', image, root);

  return isBuilt ? image : undefined;
}
