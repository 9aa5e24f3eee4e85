import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { box, openPanel, said, says } from './testing/panel-in-a-page.tsx';
import { eventOf, streamedPost } from './testing/streamed.ts';

const sentence = (text: string) => eventOf('sentence', { text });
const close = () => userEvent.click(screen.getByRole('button', { name: 'Close the concierge' }));
const open = () => userEvent.click(screen.getByRole('button', { name: 'AI Chat' }));

async function askInStream() {
  const stream = streamedPost();
  await openPanel(stream.post);
  await userEvent.type(box(), 'Which is the largest?{Enter}');

  return { ...stream, write: (text: string) => act(async () => stream.write(text)) };
}

describe('A reply that comes sentence by sentence', () => {
  beforeEach(() => {
    sessionStorage.clear();
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());

  it('CH14 shows each sentence as it comes, and then the whole answer in its place', async () => {
    const { post, write } = await askInStream();
    expect(post.mock.calls[0]?.[2]?.headers).toMatchObject({
      accept: expect.stringContaining('text/event-stream'),
    });
    expect(screen.getByText('The concierge is writing')).toBeInTheDocument();

    await write(sentence('The villa in Palmilla. '));
    expect(said().at(-1)).toBe('Concierge: The villa in Palmilla. ');
    expect(screen.queryByText('The concierge is writing')).toBeNull();
    const shown = screen.getByText('The villa in Palmilla.', { exact: false });
    // Chunks end where the network likes.
    const next = sentence('It has seven bedrooms.');
    await write(next.slice(0, 30));
    await write(next.slice(30));
    expect(said().at(-1)).toBe('Concierge: The villa in Palmilla. It has seven bedrooms.');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();

    await write(
      eventOf('done', { message: 'The villa in Palmilla. It has seven bedrooms.', choices: ['Show it'] }),
    );
    expect(said()).toHaveLength(3);
    expect(shown).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show it' })).toBeVisible();
    expect(sessionStorage.getItem('dosmares.conversation')).toContain('seven bedrooms');
  });

  it('CH14 shows the reply that counts when the model broke off', async () => {
    const { write } = await askInStream();

    await write(sentence('The villa '));
    await write(eventOf('done', { message: 'Premier Investment Villa is the largest.' }));

    expect(said().slice(2)).toEqual(['Concierge: Premier Investment Villa is the largest.']);
  });

  it.each([
    ['breaks off', (stream: ReturnType<typeof streamedPost>) => stream.breakOff()],
    ['ends too early', (stream: ReturnType<typeof streamedPost>) => stream.end()],
    [
      'is refused on the way',
      (stream: ReturnType<typeof streamedPost>) =>
        stream.write(eventOf('error', { ok: false, code: 'busy' })),
    ],
    ['cannot be read', (stream: ReturnType<typeof streamedPost>) => stream.write('event: done\ndata: {\n\n')],
  ])(
    'CH08 CH14 keeps what came, apologizes and lets the visitor try again when a stream %s',
    async (_, cut) => {
      const stream = await askInStream();
      await stream.write(sentence('The villa in Palmilla.'));

      await act(async () => cut(stream));

      expect(said().slice(1)).toEqual([
        'You: Which is the largest?',
        'Concierge: The villa in Palmilla.',
        expect.stringContaining("I'm having trouble connecting right now"),
      ]);
      stream.post.mockResolvedValueOnce(says('Seven bedrooms.'));
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(said().slice(1)).toEqual(['You: Which is the largest?', 'Concierge: Seven bedrooms.']);
      expect(box()).toHaveFocus();
    },
  );

  it('CH14 ends the stream when the panel is closed, and answers who comes back', async () => {
    const { post, cancel, write } = await askInStream();
    await write(sentence('The villa '));

    await close();
    expect(cancel).toHaveBeenCalled();
    post.mockResolvedValueOnce(says('Premier Investment Villa.'));
    await open();

    expect(post).toHaveBeenCalledTimes(2);
    expect(post.mock.calls[1]?.[1]).toEqual(post.mock.calls[0]?.[1]);
    expect(said().slice(1)).toEqual(['You: Which is the largest?', 'Concierge: Premier Investment Villa.']);
  });

  it('CH14 a reply that comes whole is there when the panel is opened again', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof says>>();
    const post = streamedPost().post.mockReturnValueOnce(promise);
    await openPanel(post);
    await userEvent.type(box(), 'Hello{Enter}');

    await close();
    await act(async () => resolve(says('Good day.')));
    await open();

    expect(post).toHaveBeenCalledTimes(1);
    expect(said().at(-1)).toBe('Concierge: Good day.');
  });

  it('CH11 a new conversation hears nothing of the old one', async () => {
    const { write, cancel } = await askInStream();
    await write(sentence('The villa '));

    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));

    expect(cancel).toHaveBeenCalled();
    expect(said()).toHaveLength(1);
  });
});
