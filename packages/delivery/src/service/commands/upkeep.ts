import { isApplicationName } from '@dosmares/contracts/remote';
import { type Args, usageError } from '../../commands.ts';
import { allApplications, previewsOnly, requireRight } from '../../log/tokens.ts';
import { type Live, pagesIn } from '../../model.ts';
import { releaseName } from '../../store/releases.ts';
import { deploymentName, textName } from '../../store/store.ts';
import { type DeployContext, liveOf } from '../context.ts';
import { rollbackTargets } from './rollback.ts';

const hourMs = 3_600_000;

/** Number of past deployments that are kept: open tabs may still request their files. */
const kept = 100;

/** Keeps what is younger than an hour, unless `--all` is given: it may be about to be promoted. */
export async function prune({ values }: Args, context: DeployContext) {
  const { log, identity, print, inTurn = (work) => work() } = context;
  // Not while a promotion is under way: what it composes is named nowhere yet.
  const { removed, releases } = await inTurn(() => removeAllUnneeded(values, context));
  const counts = `${removed.length} deployments, pages and style sheets, and ${releases.length} releases`;
  await log.note({ actor: identity.name, verb: 'prune', subject: counts });
  print(`Removed ${counts}.`);
  for (const release of releases) print(`  ${release.split('/').slice(1).join('@')}`);
}

async function removeAllUnneeded(values: Args['values'], context: DeployContext) {
  const { store, log, deployments } = context;
  const youngest = Date.now() - (values.all ? 0 : hourMs);

  /** Removes what is stored below a name and not needed; `dateFrom` is the path of the file that dates it. */
  async function removeUnneeded(below: string, needed: Iterable<string>, dateFrom = '') {
    const stay = new Set(needed);
    const removed: string[] = [];
    for (const name of (await store.names(below)).map((one) => `${below}/${one}`)) {
      const at = stay.has(name) ? undefined : await store.storedAt(name + dateFrom);
      if (!at || at.getTime() > youngest) continue;
      await store.remove(name);
      removed.push(name);
    }

    return removed;
  }

  const live = await liveOf(context);
  const states = await log.states();
  const seen = states.flatMap(({ deployment, canaries }) => [
    deployment,
    ...canaries.map((canary) => canary.deployment),
  ]);
  const named = [...[...new Set(seen)].slice(0, kept), ...live.previews.map(({ deployment }) => deployment)];
  const removed = await removeUnneeded('deployments', named.map(deploymentName));
  const remaining = await Promise.all(
    (await store.names('deployments')).map((name) => store.readDeployment(name.replace('.json', ''))),
  );
  const pages = remaining.flatMap((deployment) => pagesIn(deployment).map(([, page]) => page));
  const texts = pages.map(({ html }) => textName('pages', html));
  const sheets = pages.map(({ styles = '' }) => textName('styles', styles));
  removed.push(...(await removeUnneeded('pages', texts)), ...(await removeUnneeded('styles', sheets)));

  const needed = [...remaining, ...rollbackTargets(live, states)].flatMap(({ selection }) =>
    Object.entries(selection).map((one) => releaseName(...one)),
  );
  const releases: string[] = [];
  for (const name of await store.applications())
    releases.push(...(await removeUnneeded(`releases/${name}`, needed, '/release.json')));
  // The processes that wrote them have died.
  await removeUnneeded('drafts', []);
  deployments.forget();

  return { removed, releases };
}

export async function tokens({ positionals: [action, name = ''], values }: Args, context: DeployContext) {
  const { tokens: issued, log, identity, print } = context;
  if (identity.expires)
    throw new Error(`This token of ${identity.name} was rotated: it can only ship, for the rest of its day.`);
  if (action === undefined) return list(context);
  if (!['add', 'rotate', 'revoke'].includes(action)) throw usageError('tokens');
  // A team may rotate its own token, and revoke it.
  if (action === 'add' || name !== identity.name) requireRight(identity);

  const applications = action === 'add' ? await applicationsFor(name, values, context) : [];
  let token = '';
  if (action === 'add') token = await issued.add({ name, applications });
  else if (action === 'rotate') token = await issued.rotate(name, identity);
  else await issued.revoke(name);
  const reason = applications.length > 0 ? `for ${applications.join(', ')}` : undefined;
  const act = { actor: identity.name, verb: `${action} token`, subject: name, reason };
  // A thief may have opened some.
  const othersOf = ({ previews }: Live) => previews.filter(({ by }) => by !== name);
  await log.note(act, (now) => (now && action === 'revoke' ? { ...now, previews: othersOf(now) } : null));
  const sentences = {
    add: `${name} may ship ${applications.join(', ')}. This token is shown once:`,
    rotate: `The old token of ${name} ships for another day: if it has leaked, revoke it. The new one is shown once:`,
    revoke: `${name} can no longer ship, and the previews that it opened have ended. What it made live stays live until it is rolled back.`,
  };
  print(sentences[action as keyof typeof sentences]);
  if (token) print(token);
}

async function list({ tokens: issued, identity, print }: DeployContext) {
  for (const { name, applications, created, expires } of await issued.list()) {
    if (name !== identity.name && !identity.applications.includes(allApplications)) continue;
    const rights = applications.includes(allApplications) ? 'everything' : applications.join(', ');
    const end = expires ? `, until ${expires.slice(0, 10)}` : '';
    print(`${name}  ships ${rights}, since ${created.slice(0, 10)}${end}`);
  }
}

/** Returns the applications of a new token. @throws when its name or they are invalid */
async function applicationsFor(name: string, values: Args['values'], { tokens: issued }: DeployContext) {
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Error(`A token's name has small letters, digits and hyphens, not "${name}".`);
  if ((await issued.list()).some((one) => one.name === name && !one.expires))
    throw new Error(`There is a token ${name} already: rotate or revoke that one.`);
  const applications = String(values.for ?? '').split(',');
  const other = [allApplications, previewsOnly];
  if (!applications.every((one) => other.includes(one) || isApplicationName(one)))
    throw new Error(
      'Say for which applications, as in --for mf-agents,mf-chat, --for "*" for the whole site, or --for previews.',
    );
  return applications;
}
