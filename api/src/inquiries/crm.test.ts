import { createServer } from 'node:http';
import { agent, visitor } from '../../testing/bodies/bodies.ts';
import { inquiry } from '../../testing/every-mail.ts';
import { sendToCrm, signature } from './crm.ts';

const sent = { ...inquiry, details: { inquiryType: 'buying' } };
const secret = 'a secret of some length';

it('posts a signed inquiry to the CRM under its reference, and fails for a retry when the CRM refuses or is away', async () => {
  const received: unknown[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}/hook`;
  const post = () => sendToCrm({ url, secret }, () => 1_700_000_000_000)(sent);

  await post();
  status = 500;
  await expect(post()).rejects.toMatchObject({ reason: 'status 500' });
  await new Promise((resolve) => server.close(resolve));
  await expect(post()).rejects.toMatchObject({ reason: 'not reached' });

  const [{ headers, body }] = received as [{ headers: Record<string, string>; body: string }];
  expect(headers).toMatchObject({
    'x-dosmares-timestamp': '1700000000',
    'x-dosmares-signature': signature(secret, '1700000000', body),
    'idempotency-key': 'DM-7K3P-Q9WD',
  });
  expect(JSON.parse(body)).toMatchObject({
    event: 'inquiry.received',
    agent: agent.slug,
    inquiryType: 'buying',
    message: visitor.message,
  });
});
