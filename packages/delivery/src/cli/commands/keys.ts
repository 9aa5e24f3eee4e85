import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { isApplicationName } from '@dosmares/contracts/remote';
import { signedGrant } from '../../signing/grants.ts';
import { keyId, signingKey } from '../../signing/keys.ts';
import { readTrust, requireRight } from '../../store/trust.ts';
import { type Command, type Words, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';

const usage =
  'keys | keys add NAME FILE --for APP,APP [--promote] | keys limit NAME --for APP,APP [--promote] | keys revoke NAME';

const actions: Readonly<Record<string, (words: Words, context: CliContext) => Promise<void>>> = {
  add,
  limit,
  revoke,
};

/** Shows and changes which keys may release and promote which application. */
export const keys: Command = {
  usage,
  does: 'tells which keys may release and promote which application; with a root key adds one, changes what it may do, or revokes it',
  options: { for: { type: 'string' }, promote: { type: 'boolean' } },
  async run(words, context) {
    const [action, ...rest] = words.positionals;
    if (action === undefined) return list(context);

    const run = actions[action];
    if (!run) throw new Error(`Usage: npm run delivery -- ${usage}`);
    await requireRight({ act: 'promote' }, context.store);
    await run({ ...words, positionals: rest }, context);
  },
};

async function list({ store, tell }: CliContext) {
  const { roots, grants } = await readTrust(store);
  for (const root of roots) tell(`root  ${keyId(root)}  may do everything`);
  for (const { name, publicKey, applications, mayPromote, at, revoked } of grants) {
    const rights = `${mayPromote ? 'releases and promotes' : 'releases'} ${applications.join(', ')}`;
    const life = revoked ? `revoked on ${revoked.slice(0, 10)}` : `since ${at.slice(0, 10)}`;
    tell(`${name}  ${keyId(createPublicKey(publicKey))}  ${rights}, ${life}`);
  }
}

async function add(words: Words, context: CliContext) {
  const [name = '', file = ''] = wordsOf(words, { usage }, 2);
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
    throw new Error(`A key's name has small letters, digits and hyphens, not "${name}".`);
  const publicKey = await readFile(file, 'utf8').then(publicHalf, () => {
    throw new Error(`${file} cannot be read.`);
  });

  await grant(name, publicKey, { words, context });
}

async function limit(words: Words, context: CliContext) {
  const [name = ''] = wordsOf(words, { usage }, 1);
  const { publicKey } = await grantNamed(name, context);
  await grant(name, publicKey, { words, context });
}

async function revoke(words: Words, { store, tell }: CliContext) {
  const [name = ''] = wordsOf(words, { usage }, 1);
  await grantNamed(name, { store });
  await store.ledger.revokeGrant(name);
  await store.ledger.note({ verb: 'revoke key', subject: name });
  tell(
    `${name} may release and promote nothing any more. What it released before stays live until it is exchanged.`,
  );
}

async function grant(
  name: string,
  publicKey: string,
  { words, context }: { words: Words; context: CliContext },
) {
  const { store, tell } = context;
  const applications = String(words.values.for ?? '')
    .split(',')
    .filter(Boolean);
  if (applications.length === 0 || !applications.every(isApplicationName))
    throw new Error('Say for which applications, as in --for mf-agents,mf-chat.');
  // A remote of another repository may get its key before its first release.
  const known = [...context.applications, ...(await store.applications())];
  for (const name of applications.filter((one) => !known.includes(one)))
    tell(`Nobody has released ${name} yet. If that is a slip, correct it with keys limit.`);

  const mayPromote = Boolean(words.values.promote);
  const facts = { name, publicKey, applications, mayPromote };
  await store.ledger.addGrant(signedGrant(facts, await signingKey(store.localFolder)));
  const rights = `${mayPromote ? 'release and promote' : 'release'} ${applications.join(', ')}`;
  await store.ledger.note({ verb: 'grant', subject: name, reason: rights });
  tell(`${name} may ${rights}.`);
}

async function grantNamed(name: string, { store }: Pick<CliContext, 'store'>) {
  const { grants } = await readTrust(store);
  const found = grants.find((one) => one.name === name && !one.revoked);
  if (!found) throw new Error(`There is no key ${name}: keys tells which there are.`);

  return found;
}

/** Returns the public half of a key: a private one is accepted, but not stored. */
function publicHalf(pem: string) {
  try {
    return String(createPublicKey(pem).export({ type: 'spki', format: 'pem' }));
  } catch {
    throw new Error('That file holds no Ed25519 key in PEM.');
  }
}
