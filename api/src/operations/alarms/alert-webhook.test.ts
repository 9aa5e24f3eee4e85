import { createServer, type IncomingMessage } from 'node:http';
import { anyDatabase } from '../../../testing/databases/test-database.ts';
import { storeForAll } from '../../../testing/hooks.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { until } from '../../../testing/until.ts';
import type { Store } from '../../store/database.ts';
import { alarmRequest, sendAlarms } from './alert-webhook.ts';

const undelivered = {
  stuck: 2,
  dead: 1,
  oldestMinutes: 16,
  references: ['DM-7K3P-Q9WD'],
  reasons: ['untrusted certificate'],
};

async function listen(answers: readonly number[]) {
  const heard: { url: string | undefined; body: string }[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    let body = '';
    for await (const part of request) body += part;
    const status = answers[heard.length] ?? 200;
    heard.push({ url: request.url, body });
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return { heard, url: `http://127.0.0.1:${port}/hook`, close: () => server.close() };
}

describe('the alarm by webhook', () => {
  it('is understood by chat tools, and says what is wrong', () => {
    const { target, body } = alarmRequest('https://chat.test/hook/secret', undelivered);

    expect(target).toBe('https://chat.test/hook/secret');
    const said = JSON.parse(body);
    expect(Object.keys(said)).toEqual(['text', 'content']);
    expect(said.content).toBe(said.text);
    expect(said.text).toBe(
      'Mail is not getting through. 2 waiting longer than 15 minutes, the oldest for 16; 1 given up within the hour. The last attempts failed: untrusted certificate. No inquiry is lost.',
    );
    expect(said.text.length).toBeLessThan(2000);
  });

  it('is understood by ntfy when the address names a topic', () => {
    const { target, body } = alarmRequest('https://ntfy.test/?topic=office', { isOver: true });

    expect(target).toBe('https://ntfy.test/');
    expect(JSON.parse(body)).toEqual({
      topic: 'office',
      title: 'Mail gets through again',
      message: 'Nothing waits any more.',
      priority: 3,
    });
  });

  it('I11 says which inquiries were not answered in time', () => {
    const { body } = alarmRequest('https://chat.test/hook', { late: ['DM-7K3P-Q9WD', 'DM-7K3P-Q9WE'] });

    expect(JSON.parse(body).text).toBe(
      'Not answered in time. Nobody has noted an answer to DM-7K3P-Q9WD, DM-7K3P-Q9WE.',
    );
  });

  describe('when the service is not well', () => {
    let store: Store;
    storeForAll(anyDatabase, (opened) => {
      store = opened;
    });

    it.each([[500], [404], [302]])(
      'is repeated after %i, follows nothing, and is told once',
      async (status) => {
        const { heard, url, close } = await listen([status]);
        await store.boss.updateQueue('alert-webhook', { retryDelay: 1, retryBackoff: false });
        await sendAlarms({ store, log: silentLog, url });

        await store.boss.send('alert-webhook', undelivered);
        await until(
          async () => heard.length,
          (times) => times === 2,
        );
        await until(
          async () => (await store.boss.findJobs('alert-webhook')).map(({ state }) => state),
          ([state]) => state === 'completed',
        );

        expect(heard.map((one) => one.url)).toEqual(['/hook', '/hook']);
        close();
      },
    );
  });
});
