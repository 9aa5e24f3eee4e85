import { announceConnection, createPost, showToast, toastStore } from './services.ts';

const reply = (status: number, body: string) => ({
  ok: status < 400,
  status,
  json: async () => JSON.parse(body) as unknown,
});
const sending = (answer: object | Error) =>
  jest.fn().mockImplementation(async () => {
    if (answer instanceof Error) throw answer;

    return answer;
  });

describe('post', () => {
  beforeEach(() => {
    Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  it("posts JSON to the API's own origin with the call's options, and reads the answer with the call's reader", async () => {
    const send = sending(reply(200, '{}'));
    const options = {
      keepalive: true,
      headers: { 'x-page': '/about' },
      read: async ({ status }: Response) => `read ${status}`,
    };
    const answer = await createPost('http://api.example', send)('contact', { name: 'Ana' }, options);

    expect(answer).toEqual({ ok: true, status: 200, body: 'read 200' });
    const headers = { 'x-page': '/about', 'content-type': 'application/json' };
    expect(send).toHaveBeenCalledWith(
      'http://api.example/api/contact',
      expect.objectContaining({ method: 'POST', body: '{"name":"Ana"}', keepalive: true, headers }),
    );
  });

  it('AC06 tells visitors that they are offline, if that is why no answer came, and when they are online again', async () => {
    const titles = () => toastStore.list().map(({ title }) => title);
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const post = createPost('http://api.example', sending(new TypeError('Failed to fetch')));
    await post('contact', {});
    expect(titles()).toEqual([]);

    isOnline.mockReturnValue(false);
    await post('contact', {});
    expect(titles()).toEqual(['You are offline']);

    announceConnection();
    dispatchEvent(new Event('online'));
    expect(titles()).toEqual(['You are online again']);
    dispatchEvent(new Event('offline'));
    expect(titles()).toEqual(['You are offline']);
  });

  it.each([
    ['a refusal', reply(422, '{"success":false}'), { ok: false, status: 422, body: { success: false } }],
    ['an answer that is not JSON (C14)', reply(200, '<html>'), { ok: true, status: 200, body: undefined }],
    ['no answer at all', new TypeError('Failed to fetch'), { ok: false, status: 0, body: undefined }],
  ])('returns %s as an answer, never as a rejection', async (_case, answer, expected) => {
    expect(await createPost('http://api.example', sending(answer))('contact', {})).toEqual(expected);
  });
});

it('AG23 a toast replaces an earlier one about the same matter, and stands beside all others', () => {
  for (const { id } of toastStore.list()) toastStore.dismiss(id);
  for (const [title, about] of [['Error', '3'], ['Another', '4'], ['Sent', '3'], ['One'], ['Two']] as const)
    showToast({ tone: 'status', title, ...(about && { about }) });

  expect(toastStore.list().map(({ title }) => title)).toEqual(['Another', 'Sent', 'One', 'Two']);
});
