import { isApplicationName } from '@dosmares/contracts/remote';
import { type Args, misused } from '../../commands.ts';
import { everything, requireRight } from '../../log/tokens.ts';
import type { DeployContext } from '../context.ts';

/** Shows and changes which tokens may ship which application. */
export async function tokens({ positionals: [action, name = ''], values }: Args, context: DeployContext) {
  if (action === undefined) return list(context);
  const change = changes[action];
  if (!change) throw misused('tokens');
  // A team exchanges its own token; whoever looks after the site any.
  if (action !== 'rotate' || name !== context.identity.name) requireRight(context.identity);
  const { reason, lines } = await change(name, { values, context });
  await context.log.note({ actor: context.identity.name, verb: `${action} token`, subject: name, reason });
  for (const line of lines) context.tell(line);
}

async function list({ tokens: issued, tell }: DeployContext) {
  for (const { name, applications, created, expires } of await issued.list()) {
    const rights = applications.includes(everything) ? 'everything' : applications.join(', ');
    tell(
      `${name}  ships ${rights}, since ${created.slice(0, 10)}${expires ? `, until ${expires.slice(0, 10)}` : ''}`,
    );
  }
}

type Change = (
  name: string,
  given: { values: Args['values']; context: DeployContext },
) => Promise<{ reason?: string; lines: readonly string[] }>;

const changes: Readonly<Record<string, Change>> = {
  async add(name, { values, context: { tokens: issued, store } }) {
    if (!/^[a-z][a-z0-9-]{0,39}$/.test(name))
      throw new Error(`A token's name has small letters, digits and hyphens, not "${name}".`);
    if ((await issued.list()).some((one) => one.name === name && !one.expires))
      throw new Error(`There is a token ${name} already: rotate or revoke that one.`);
    const applications = String(values.for ?? '')
      .split(',')
      .filter(Boolean);
    if (
      applications.length === 0 ||
      !applications.every((one) => one === everything || isApplicationName(one))
    )
      throw new Error(
        'Say for which applications, as in --for mf-agents,mf-chat, or --for "*" for the whole site.',
      );
    const released = await store.applications();
    const token = await issued.add({ name, applications });

    return {
      reason: `for ${applications.join(', ')}`,
      lines: [
        ...applications
          .filter((one) => one !== everything && !released.includes(one))
          .map((one) => `Nobody has released ${one} yet. If that is a slip, revoke this token.`),
        `${name} may ship ${applications.join(', ')}. This token is shown once:`,
        token,
      ],
    };
  },
  rotate: async (name, { context }) => ({
    lines: [
      `The token of ${name} until now counts for another day. The new one is shown once:`,
      await context.tokens.rotate(name),
    ],
  }),
  async revoke(name, { context }) {
    await context.tokens.revoke(name);

    return {
      lines: [`${name} ships nothing any more. What it released before stays live until it is exchanged.`],
    };
  },
};
