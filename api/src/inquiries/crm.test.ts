import { createServer, type IncomingMessage } from 'node:http';
import { agent, visitor } from '../../testing/bodies/bodies.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { sendToCrm, signature } from './crm.ts';

const inquiry: Inquiry = {
  ...visitor,
  id: '1',
  reference: 'DM-7K3P-Q9WD',
  receivedAt: new Date(0),
  agentId: agent.id,
  flagged: null,
  held: null,
  facts: { inquiryType: 'buying' },
  events: [],
  page: `/${agent.slug}`,
};
const secret = 'a secret of some length';

async function listen(status: number) {
  const heard: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    heard.push({ headers: request.headers, body });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };

  return {
    heard,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

describe('telling the CRM', () => {
  it('signs the time and the body, and names the inquiry so that a repetition is known', async () => {
    const { heard, url, close } = await listen(204);

    await sendToCrm({ url, secret }, () => 1_700_000_000_000)(inquiry, 0);
    await close();

    const [{ headers, body } = { headers: {}, body: '' }] = heard;
    expect(headers['x-dosmares-timestamp']).toBe('1700000000');
    expect(headers['x-dosmares-signature']).toBe(signature(secret, '1700000000', body));
    expect(headers['idempotency-key']).toBe('DM-7K3P-Q9WD');
    expect(JSON.parse(body)).toMatchObject({
      event: 'inquiry.received',
      agent: agent.slug,
      inquiryType: 'buying',
      message: visitor.message,
    });
  });

  it('fails, to be repeated, when the CRM refuses or is away', async () => {
    const { url, close } = await listen(500);

    await expect(sendToCrm({ url, secret })(inquiry, 0)).rejects.toMatchObject({ reason: 'status 500' });
    await close();
    await expect(sendToCrm({ url, secret })(inquiry, 0)).rejects.toMatchObject({ reason: 'not reached' });
  });
});
