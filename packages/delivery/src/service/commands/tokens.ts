import { isApplicationName } from '@dosmares/contracts/remote';
import { type Args, misused } from '../../commands.ts';
import { everything, requireRight } from '../../log/tokens.ts';
import type { DeployContext } from '../context.ts';

/** Shows and changes which tokens may ship which application. */
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

/** What a new token is for; says which of it nobody has released. @throws when there can be no such token */
async function applicationsFor(name: string, values: Args['values'], context: DeployContext) {
  const { tokens: issued, store, tell } = context;
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Error(`A token's name has small letters, digits and hyphens, not "${name}".`);
  if ((await issued.list()).some((one) => one.name === name && !one.expires))
    throw new Error(`There is a token ${name} already: rotate or revoke that one.`);
  const applications = String(values.for ?? '')
    .split(',')
    .filter(Boolean);
  if (applications.length === 0 || !applications.every((one) => one === everything || isApplicationName(one)))
    throw new Error(
      'Say for which applications, as in --for mf-agents,mf-chat, or --for "*" for the whole site.',
    );
  const released = [everything, ...(await store.applications())];
  for (const one of applications.filter((application) => !released.includes(application)))
    tell(`Nobody has released ${one} yet. If that is a slip, revoke this token.`);

  return applications;
}
