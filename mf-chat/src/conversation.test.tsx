import { office } from '@dosmares/content/office';
import type { Answer, Post } from '@dosmares/platform';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering, box, openPanel, said, says, sent } from './testing/panel-in-a-page.tsx';

const apology = `I apologize, but I'm having trouble connecting right now. Please try again or contact us directly at ${office.email} or ${office.phone}.`;

describe('The conversation', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.restoreAllMocks());

  it('CH02 begins with a greeting; every message has role, content and time', async () => {
    await openPanel();

    expect(said()).toEqual([expect.stringContaining('Welcome to Dos Mares Estates')]);
    await userEvent.type(box(), 'Hello{Enter}');
    await screen.findByText('Six bedrooms.');
    expect(JSON.parse(sessionStorage.getItem('dosmares.conversation') ?? '')).toEqual(
      ['assistant', 'user', 'assistant'].map((role) => ({
        role,
        content: expect.any(String),
        timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      })),
    );
  });

  it('CH05 adds the message, clears the box and blocks sending until the reply', async () => {
    let answer: (answer: Answer) => void = () => {};
    const post = jest.fn<ReturnType<Post>, Parameters<Post>>(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    await openPanel(post);

    await userEvent.type(box(), 'First{Enter}');
    expect(said().at(-1)).toBe('You: First');
    expect(box()).toHaveValue('');
    expect(within(screen.getByRole('log')).getByText('The concierge is writing')).toBeInTheDocument();
    await userEvent.type(box(), 'Second{Enter}');
    expect(post).toHaveBeenCalledTimes(1);

    await act(async () => answer(says('Here.')));
    expect(said().at(-1)).toBe('Concierge: Here.');
    expect(screen.queryByText('The concierge is writing')).toBeNull();
    await userEvent.type(box(), '{Enter}');
    expect(post).toHaveBeenCalledTimes(2);
  });

  it('CH06 sends the whole history with the greeting, role and content only', async () => {
    const { post } = await openPanel();

    await userEvent.type(box(), 'How large is it?{Enter}');

    expect(post.mock.calls.map(([to, body]) => [to, body])).toEqual([
      [
        'chat',
        {
          messages: [
            { role: 'assistant', content: expect.stringContaining('Welcome') },
            { role: 'user', content: 'How large is it?' },
          ],
        },
      ],
    ]);
  });

  it.each([
    ['a refusal', { ok: false, status: 503, body: { message: 'no' } }],
    ['no network', { ok: false, status: 0, body: undefined }],
    ['an answer without text', { ok: true, status: 200, body: {} }],
  ])('CH08 apologizes on %s, logs it and keeps the message for another try', async (_, answer) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const post = answering(says('Back again.')).mockResolvedValueOnce(answer);
    await openPanel(post);

    await userEvent.type(box(), 'Are you there?{Enter}');
    expect(said().at(-1)).toBe(`Concierge: ${apology}`);
    expect(log).toHaveBeenCalledTimes(1);

    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(box()).toHaveFocus();
    expect(sent(post, 1)).toEqual(sent(post));
    expect(said().slice(1)).toEqual(['You: Are you there?', 'Concierge: Back again.']);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('CH08 gives a question back that was refused as too long, with the reason, and asks the next one without it', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const refusal = { ok: false, status: 413, body: { error: 'Your question is too long' } };
    const post = answering(says('Here.')).mockResolvedValueOnce(refusal);
    await openPanel(post);

    await userEvent.type(box(), 'A long question{Enter}');
    expect(box()).toHaveValue('A long question');
    expect(screen.getByRole('alert')).toHaveTextContent('Your question is too long.');
    expect(said().slice(1)).toEqual([`Concierge: ${apology}`]);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();

    await userEvent.clear(box());
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.type(box(), 'A short one{Enter}');
    expect(sent(post, 1).map(({ content }) => content)).not.toContain('A long question');
    expect(said().at(-1)).toBe('Concierge: Here.');
  });

  it('CH06 goes on with the newest part when the conversation has outgrown what the API takes', async () => {
    const old = [1, 2, 3, 4].map((minute) => ({
      role: 'user',
      content: 'x'.repeat(60_000),
      timestamp: `2026-03-03T19:0${minute}:00.000Z`,
    }));
    sessionStorage.setItem('dosmares.conversation', JSON.stringify(old));
    const { post } = await openPanel();

    await userEvent.type(box(), 'And now?{Enter}');

    expect(sent(post)).toHaveLength(4);
    expect(sent(post).at(-1)?.content).toBe('And now?');
    expect(said().at(-1)).toBe('Concierge: Six bedrooms.');
  });

  it('CH11 a new conversation can be undone until the next question', async () => {
    await openPanel();
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
    await userEvent.type(box(), 'Remember this{Enter}');
    const before = said();

    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(said()).toEqual(before);
    expect(box()).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    await userEvent.type(box(), 'Something else{Enter}');
    expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  });

  it('keeps the conversation across a reload, until a new one is begun', async () => {
    const { view } = await openPanel();
    await userEvent.type(box(), 'Remember this{Enter}');
    view.unmount();

    await openPanel();
    expect(said()).toHaveLength(3);

    await userEvent.click(screen.getByRole('button', { name: 'New conversation' }));
    expect(said()).toHaveLength(1);
    expect(box()).toHaveFocus();
  });
});
