import { createServer } from 'node:net';

/** As much of Redis as counting needs: sets, their sizes, and transactions. */
export async function startTinyRedis() {
  const sets = new Map<string, Set<string>>();
  const answers: Record<string, (key: string, member: string) => string> = {
    SADD: (key, member) => {
      sets.set(key, (sets.get(key) ?? new Set()).add(member));
      return ':1\r\n';
    },
    EXPIRE: () => ':1\r\n',
    SCARD: (key) => `:${sets.get(key)?.size ?? 0}\r\n`,
  };

  const server = createServer((socket) => {
    const answerOn = conversation(answers);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      for (const command of commandsIn(data.toString())) socket.write(answerOn(command));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return { url: `redis://127.0.0.1:${port}`, keys: () => [...sets.keys()], close: () => server.close() };
}

/** One client's conversation, in which a transaction may be open. */
function conversation(answers: Record<string, (key: string, member: string) => string>) {
  let queued: string[] | undefined;
  const special: Record<string, () => string> = {
    INFO: () => '$17\r\nredis_version:7.0\r\n',
    MULTI: () => {
      queued = [];
      return '+OK\r\n';
    },
    EXEC: () => {
      const all = queued ?? [];
      queued = undefined;
      return `*${all.length}\r\n${all.join('')}`;
    },
  };

  return ([name = '', key = '', member = '']: readonly string[]) => {
    const now = special[name]?.();
    if (now || !queued) return now ?? '+OK\r\n';
    queued.push(answers[name]?.(key, member) ?? '+OK\r\n');

    return '+QUEUED\r\n';
  };
}

function commandsIn(text: string): string[][] {
  return text
    .split(/\*\d+\r\n/)
    .filter(Boolean)
    .map((command) => command.split('\r\n').filter((_, index) => index % 2 === 1))
    .map(([name = '', ...words]) => [name.toUpperCase(), ...words]);
}
