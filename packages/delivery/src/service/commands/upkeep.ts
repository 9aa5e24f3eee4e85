import { isApplicationName } from '@dosmares/contracts/remote';
import { pagesIn } from '../../builds/site-build.ts';
import { type Args, misused } from '../../commands.ts';
import { everything, requireRight } from '../../log/tokens.ts';
import { releaseName, siteBuildName, textName } from '../../store/store.ts';
import type { DeployContext } from '../context.ts';
import { waysBack } from './rollback.ts';

const hourMs = 3_600_000;

/** Number of site builds with visitors that stay: open tabs may still ask for their files. */
const kept = 100;

/** What is younger than an hour stays: it may be about to be promoted. */
export async function prune({ values }: Args, context: DeployContext) {
  const { store, log, builds, identity, tell } = context;
  const youngest = Date.now() - (values.all ? 0 : hourMs);

  /** Removes what is stored below a name and not wanted; `dated` is the object that says since when. */
  async function removeOthers(below: string, wanted: Iterable<string>, dated = '') {
    const stay = new Set(wanted);
    const gone: string[] = [];
    for (const name of (await store.names(below)).map((one) => `${below}/${one}`)) {
      const at = stay.has(name) ? undefined : await store.storedAt(name + dated);
      if (!at || at.getTime() > youngest) continue;
      await store.remove(name);
      gone.push(name);
    }

    return gone;
  }

  const states = await log.states();
  const [live] = states;
  const seen = states.flatMap(({ build, canaries }) => [build, ...canaries.map((canary) => canary.build)]);
  const named = [...[...new Set(seen)].slice(0, kept), ...(live?.previews ?? []).map(({ build }) => build)];
  const gone = await removeOthers('site-builds', named.map(siteBuildName));
  const left = await Promise.all(
    (await store.names('site-builds')).map((name) => store.readSiteBuild(name.replace('.json', ''))),
  );
  const pages = left.flatMap((build) => pagesIn(build).map(([, page]) => page));
  const texts = pages.map(({ html }) => textName('pages', html));
  const sheets = pages.map(({ styles = '' }) => textName('styles', styles));
  gone.push(...(await removeOthers('pages', texts)), ...(await removeOthers('styles', sheets)));

  const selections = [...left, ...(live ? waysBack(live, states) : [])].map(({ selection }) => selection);
  const needed = selections.flatMap((selection) =>
    Object.entries(selection).map((one) => releaseName(...one)),
  );
  const releases: string[] = [];
  for (const name of await store.applications())
    releases.push(...(await removeOthers(`releases/${name}`, needed, '/release.json')));
  // The processes that filled them have died.
  await removeOthers('drafts', []);
  builds.forget();

  const counts = `${gone.length} site builds, pages and style sheets, and ${releases.length} releases`;
  await log.note({ actor: identity.name, verb: 'prune', subject: counts });
  tell(`Removed ${counts}.`);
  for (const release of releases) tell(`  ${release.split('/').slice(1).join('@')}`);
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
