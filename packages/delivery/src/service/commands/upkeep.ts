import { isApplicationName } from '@dosmares/contracts/remote';
import { pagesIn } from '../../builds/site-build.ts';
import { type Args, misused } from '../../commands.ts';
import { everything, requireRight } from '../../log/tokens.ts';
import { label } from '../../store/integrity.ts';
import { releaseName } from '../../store/releases.ts';
import { siteBuildName, textName } from '../../store/store.ts';
import type { DeployContext } from '../context.ts';
import { waysBack } from './rollback.ts';

const hourMs = 3_600_000;

/** Number of site builds with visitors that stay: open tabs may still ask for their files. */
const kept = 100;

/** What is younger than an hour stays: it may be about to be promoted. */
export async function prune({ values }: Args, context: DeployContext) {
  const { store, log, builds, identity, tell } = context;
  const graceMs = values.all ? 0 : hourMs;
  const isOld = (at: Date | undefined) => at !== undefined && Date.now() - at.getTime() >= graceMs;
  const gone: string[] = [];

  async function removeOthers(kind: string, wanted: ReadonlySet<string>) {
    for (const name of (await store.names(kind)).map((one) => `${kind}/${one}`))
      if (!wanted.has(name) && isOld(await store.storedAt(name))) {
        await store.remove(name);
        gone.push(name);
      }
  }

  const states = await log.states();
  const [live] = states;
  const seen = states.flatMap(({ build, canaries }) => [build, ...canaries.map((canary) => canary.build)]);
  const named = [...[...new Set(seen)].slice(0, kept), ...(live?.previews ?? []).map(({ build }) => build)];
  await removeOthers('site-builds', new Set(named.map(siteBuildName)));
  const left = await Promise.all(
    (await store.names('site-builds')).map((name) => store.readSiteBuild(name.replace('.json', ''))),
  );
  const pages = left.flatMap((build) => pagesIn(build).map(([, page]) => page));
  await removeOthers('pages', new Set(pages.map(({ html }) => textName('pages', html))));
  await removeOthers('styles', new Set(pages.map(({ styles = '' }) => textName('styles', styles))));

  const selections = [...left, ...(live ? waysBack(live, states) : [])].map(({ selection }) => selection);
  const releases: string[] = [];
  for (const name of await store.applications())
    for (const version of await store.versions(name)) {
      const isNeeded = selections.some((selection) => selection[name] === version);
      if (isNeeded || !isOld(await store.releasedAt(name, version))) continue;
      await store.remove(releaseName(name, version));
      releases.push(label({ name, version }));
    }
  // The processes that filled them have died.
  await removeOthers('drafts', new Set());
  builds.forget();

  const counts = `${gone.length} site builds, pages and style sheets, and ${releases.length} releases`;
  await log.note({ actor: identity.name, verb: 'prune', subject: counts });
  tell(`Removed ${counts}.`);
  for (const release of releases) tell(`  ${release}`);
}

export async function tokens({ positionals: [action, name = ''], values }: Args, context: DeployContext) {
  const { tokens: issued, log, identity, tell } = context;
  if (action === undefined) return list(context);
  if (!['add', 'rotate', 'revoke'].includes(action)) throw misused('tokens');
  // A team exchanges its own token; whoever looks after the site any.
  if (action !== 'rotate' || name !== identity.name) requireRight(identity);

  const applications = action === 'add' ? await applicationsFor(name, values, context) : [];
  let token = '';
  if (action === 'add') token = await issued.add({ name, applications });
  else if (action === 'rotate') token = await issued.rotate(name);
  else await issued.revoke(name);
  const reason = applications.length > 0 ? `for ${applications.join(', ')}` : undefined;
  await log.note({ actor: identity.name, verb: `${action} token`, subject: name, reason });
  const sentences = {
    add: `${name} may ship ${applications.join(', ')}. This token is shown once:`,
    rotate: `The token of ${name} until now counts for another day. The new one is shown once:`,
    revoke: `${name} ships nothing any more. What it released before stays live until it is exchanged.`,
  };
  tell(sentences[action as keyof typeof sentences]);
  if (token) tell(token);
}

async function list({ tokens: issued, tell }: DeployContext) {
  for (const { name, applications, created, expires } of await issued.list()) {
    const rights = applications.includes(everything) ? 'everything' : applications.join(', ');
    const end = expires ? `, until ${expires.slice(0, 10)}` : '';
    tell(`${name}  ships ${rights}, since ${created.slice(0, 10)}${end}`);
  }
}

/** What a new token is for. @throws when there can be no such token */
async function applicationsFor(name: string, values: Args['values'], { tokens: issued }: DeployContext) {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Error(`A token's name has small letters, digits and hyphens, not "${name}".`);
  if ((await issued.list()).some((one) => one.name === name && !one.expires))
    throw new Error(`There is a token ${name} already: rotate or revoke that one.`);
  const applications = String(values.for ?? '').split(',');
  if (!applications.every((one) => one === everything || isApplicationName(one)))
    throw new Error(
      'Say for which applications, as in --for mf-agents,mf-chat, or --for "*" for the whole site.',
    );
  return applications;
}
