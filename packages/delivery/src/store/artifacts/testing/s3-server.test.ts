import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { startS3 } from './s3-server.ts';

it('stops at once although an upload never ends', async () => {
  const server = await startS3();
  const sender = connect(Number(new URL(server.endpoint).port), '127.0.0.1');
  sender.on('error', () => undefined);
  sender.write('PUT /artifacts/half HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1000\r\n\r\nhalf');
  await pause(200);

  const stopped = server.stop().then(() => 'stopped');
  const result = await Promise.race([stopped, pause(5_000, 'still waiting', { ref: false })]);
  sender.destroy();
  expect(result).toBe('stopped');
});
