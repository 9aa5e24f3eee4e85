import { isApplicationName } from '@dosmares/contracts/remote';
import { type Words, wordsOf } from '../../commands.ts';
import { everything, requireRight } from '../../log/tokens.ts';
import type { DeployContext } from '../context.ts';

const actions: Readonly<Record<string, (words: Words, context: DeployContext) => Promise<void>>> = {
  add,
  rotate,
  revoke,
};

/** Shows and changes which tokens may ship which application. */
export async function tokens(words: Words, context: DeployContext) {
  const [action, ...positionals] = words.positionals;
  if (action === undefined) return list(context);
  const run = actions[action];
  if (!run) wordsOf(words, 'tokens', -1);
  await run?.({ ...words, positionals }, context);
}

async function list({ tokens: held, tell }: DeployContext) {
  for (const { name, applications, created, expires } of await held.list()) {
    const rights = applications.includes(everything) ? 'everything' : applications.join(', ');
    const until = expires
      ? `${Date.parse(expires) < Date.now() ? 'ended' : 'ends'} on ${expires.slice(0, 10)}`
      : '';
    tell(`${name}  ships ${rights}, since ${created.slice(0, 10)}${until && `, ${until}`}`);
  }
}

async function add(words: Words, context: DeployContext) {
  const { tokens: held, log, store, identity, tell } = context;
  const [name = ''] = wordsOf(words, 'tokens', 1);
  requireRight(identity);
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Error(`A token's name has small letters, digits and hyphens, not "${name}".`);
  const isTaken = (await held.list()).some((one) => one.name === name && !one.expires);
  if (isTaken) throw new Error(`There is a token ${name} already: rotate or revoke that one.`);
  const applications = String(words.values.for ?? '')
    .split(',')
    .filter(Boolean);
  const isKnown = (one: string) => one === everything || isApplicationName(one);
  if (applications.length === 0 || !applications.every(isKnown))
    throw new Error(
      'Say for which applications, as in --for mf-agents,mf-chat, or --for "*" for the whole site.',
    );
  const released = await store.applications();
  for (const one of applications.filter((app) => app !== everything && !released.includes(app)))
    tell(`Nobody has released ${one} yet. If that is a slip, revoke this token.`);

  const token = await held.add({ name, applications });
  await log.note({ actor: identity.name, verb: 'add token', subject: name, reason: applications.join(', ') });
  tell(`${name} may ship ${applications.join(', ')}. This token is shown once:`);
  tell(token);
}

/** A team exchanges its own token; whoever looks after the site any. */
async function rotate(words: Words, { tokens: held, log, identity, tell }: DeployContext) {
  const [name = ''] = wordsOf(words, 'tokens', 1);
  if (name !== identity.name) requireRight(identity);
  const token = await held.rotate(name);
  await log.note({ actor: identity.name, verb: 'rotate token', subject: name });
  tell(`The token of ${name} until now counts for another day. The new one is shown once:`);
  tell(token);
}

async function revoke(words: Words, { tokens: held, log, identity, tell }: DeployContext) {
  const [name = ''] = wordsOf(words, 'tokens', 1);
  requireRight(identity);
  await held.revoke(name);
  await log.note({ actor: identity.name, verb: 'revoke token', subject: name });
  tell(`${name} ships nothing any more. What it released before stays live until it is exchanged.`);
}
