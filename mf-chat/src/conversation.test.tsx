import { office } from '@dosmares/content/office';
import { chatLimits } from '@dosmares/contracts/chat-limits';
import { pageHeader } from '@dosmares/contracts/endpoints';
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fitting } from './conversation/fitting.ts';
import {
  answering,
  ask,
  away,
  box,
  openPanel,
  press,
  reopen,
  said,
  says,
  sent,
} from './testing/panel-in-a-page.tsx';
import { eventOf, streamedPost } from './testing/streamed.ts';

const apology = `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`;

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('The conversation', () => {
  it('CH02 CH05 CH06 CH07 begins with a greeting, is sent as a whole, waits for the reply, and survives a reload', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof says>>();
    const post = answering(says('And this.')).mockReturnValueOnce(promise);
    const view = await ask(post, 'How large is it?');

    const greeting = { role: 'assistant', content: expect.stringContaining('Welcome to Dos Mares Estates') };
    const messages = [greeting, { role: 'user', content: 'How large is it?' }];
    expect(post.mock.calls[0]?.slice(0, 2)).toEqual(['chat', { messages }]);
    expect(box()).toHaveValue('');
    expect(screen.getByRole('log')).toHaveTextContent(/You: How large is it\?The concierge is writing/);
    await userEvent.type(box(), 'Second{Enter}');
    expect(post).toHaveBeenCalledTimes(1);

    await act(async () => resolve(says('Six bedrooms.')));
    expect(said().at(-1)).toBe('Concierge: Six bedrooms.');
    await userEvent.type(box(), '{Enter}');
    expect(said().slice(3)).toEqual(['You: Second', 'Concierge: And this.']);
    for (const kept of JSON.parse(sessionStorage.getItem('dosmares.conversation') ?? ''))
      expect(kept).toMatchObject({
        role: expect.stringMatching(/^(?:assistant|user)$/),
        content: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      });

    view.unmount();
    await openPanel();
    expect(said()).toHaveLength(5);
    await press('New conversation');
    expect(said()).toHaveLength(1);
    expect(box()).toHaveFocus();
  });

  it.each([
    ['a refusal', { ok: false, status: 503, body: { message: 'no' } }],
    ['no network', away],
    ['an answer without text', { ok: true, status: 200, body: {} }],
  ])('CH08 apologizes on %s, logs it and keeps the message for another try', async (_, answer) => {
    const post = answering(says('Back again.')).mockResolvedValueOnce(answer);
    await ask(post, 'Are you there?');

    expect(said().at(-1)).toBe(`Concierge: ${apology}`);
    expect(screen.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
    expect(console.error).toHaveBeenCalledTimes(1);

    await press('Try again');
    expect(box()).toHaveFocus();
    expect(sent(post, 1)).toEqual(sent(post));
    expect(said().slice(1)).toEqual(['You: Are you there?', 'Concierge: Back again.']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('CH10 tells the API which page each question is asked on, unless it is too long for a header', async () => {
    const post = answering(says('Here.'));
    const view = await ask(post, 'Where am I?', '/añoranza');
    await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await userEvent.type(box(), 'And now?{Enter}');
    view.unmount();
    await ask(post, 'And here?', `/${'x'.repeat(200)}`);

    const pages = post.mock.calls.map(([, , options]) => options?.headers?.[pageHeader]);
    expect(pages).toEqual(['/a%C3%B1oranza', '/elsewhere', undefined]);
  });

  it.each(['x', '海', '"', '\u0001'])(
    'CH06 sends the newest messages that the API accepts, of texts made of %j, and always the question',
    (character) => {
      const messages = Array.from({ length: 100 }, (_, index) => ({
        role: 'user' as const,
        content: `${index} ${character.repeat(5000)}`,
      }));
      const bytes = (from: number) => Buffer.byteLength(JSON.stringify({ messages: messages.slice(from) }));
      const first = messages.length - fitting(messages).length;

      expect(fitting(messages)).toEqual(messages.slice(first));
      expect(bytes(first)).toBeLessThanOrEqual(chatLimits.body);
      expect(bytes(first - 1)).toBeGreaterThan(chatLimits.body - 2);
      expect(fitting([{ role: 'user', content: character.repeat(chatLimits.body) }])).toHaveLength(1);
    },
  );
});

type Stream = ReturnType<typeof streamedPost>;

describe('A streamed reply', () => {
  const villa = eventOf('sentence', { text: 'The villa in Palmilla.' });

  async function askInStream() {
    const stream = streamedPost();
    await ask(stream.post, 'Which is the largest?');

    return { ...stream, write: (text: string) => act(async () => void (await stream.write(text))) };
  }

  it('CH14 shows each part as it arrives, and then the whole answer in its place', async () => {
    const { post, write } = await askInStream();
    expect(post.mock.calls[0]?.[2]?.headers?.accept).toContain('text/event-stream');
    const card = { kind: 'house', label: 'Palmilla', title: 'The villa', lines: [], href: '/property/1' };
    await write(eventOf('sentence', { text: 'The villa in Palmilla. ', cards: [card] }));
    expect(said().at(-1)).toBe('Concierge: The villa in Palmilla. ');
    expect(screen.queryByText(/The concierge is writing/)).toBeNull();
    const shown = screen.getByText('The villa in Palmilla.', { exact: false });
    // Chunks may end anywhere.
    const next = eventOf('sentence', { text: 'It has seven bedrooms.' });
    for (const chunk of [next.slice(0, 30), next.slice(30)]) await write(chunk);
    const message = 'The villa in Palmilla. It has seven bedrooms.';
    expect(said().at(-1)).toBe(`Concierge: ${message}`);
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

    await write(eventOf('done', { message, cards: [card], choices: ['Show it'] }));
    expect(said()).toHaveLength(3);
    expect(shown).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'The villa' })).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Show it' })).toBeVisible();
    expect(sessionStorage.getItem('dosmares.conversation')).toContain('seven bedrooms');
  });

  it.each([
    ['breaks off', (stream: Stream) => stream.breakOff()],
    ['ends too early', (stream: Stream) => stream.end()],
    ['cannot be read', (stream: Stream) => stream.write('event: done\ndata: {\n\n')],
  ])('CH08 CH14 keeps what has arrived, and lets the visitor try again when a stream %s', async (_, cut) => {
    const stream = await askInStream();
    await stream.write(villa);

    await act(async () => void cut(stream));

    expect(said().slice(2)).toEqual(['Concierge: The villa in Palmilla.', `Concierge: ${apology}`]);
    stream.post.mockResolvedValueOnce(says('Seven bedrooms.'));
    await press('Try again');
    expect(said().slice(1)).toEqual(['You: Which is the largest?', 'Concierge: Seven bedrooms.']);
  });

  it('CH14 goes on while the panel is closed, and does not reach a new conversation', async () => {
    const { post, write } = await askInStream();

    await press('Close the concierge');
    await write(villa);
    await reopen();
    expect(said().at(-1)).toBe('Concierge: The villa in Palmilla.');
    expect(post).toHaveBeenCalledTimes(1);

    await press('New conversation');
    await write(eventOf('done', { message: 'The villa in Palmilla.' }));
    expect(said()).toHaveLength(1);
  });
});
