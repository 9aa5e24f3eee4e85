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

  it('CH03 does not send blank text', async () => {
    const { post } = await openPanel();

    await userEvent.type(box(), '   {Enter}');

    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    expect(post).not.toHaveBeenCalled();
  });

  it('CH04 sends on Enter and makes a new line on Shift+Enter', async () => {
    const { post } = await openPanel();

    await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(post).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');

    expect(sent(post).at(-1)).toEqual({ role: 'user', content: 'One\ntwo' });
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

  it('CH09 takes a message of any length', async () => {
    const { post } = await openPanel();

    await userEvent.click(box());
    await userEvent.paste('sea '.repeat(5000));
    await userEvent.keyboard('{Enter}');

    expect(box()).not.toHaveAttribute('maxlength');
    expect(sent(post).at(-1)?.content).toHaveLength(19_999);
  });

  it('CH09 lets a text of any length be written, tells when it is too long, and sends it once it is shorter', async () => {
    const { post } = await openPanel();
    await userEvent.click(box());
    await userEvent.paste(`${'sea '.repeat(6000)}end`);

    expect(box()).toHaveValue(`${'sea '.repeat(6000)}end`);
    expect(screen.getByRole('alert')).toHaveTextContent('longer than the 24,000 characters');
    expect(box()).toHaveAccessibleDescription(/Please shorten it/);
    expect(box()).toBeInvalid();
    await userEvent.keyboard('{Enter}');
    expect(post).not.toHaveBeenCalled();

    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Enter}');
    expect(sent(post).at(-1)?.content).toHaveLength(23_999);
    expect(screen.queryByRole('alert')).toBeNull();
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

  it.each([
    ['the close control', () => userEvent.click(screen.getByRole('button', { name: 'Close the concierge' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])(
    'CH16 keeps what is being written when the panel is closed by %s, and through a reload',
    async (_, close) => {
      const { view } = await openPanel();
      await userEvent.type(box(), 'Half a thou');

      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.click(screen.getByRole('button', { name: 'AI Chat' }));
      expect(box()).toHaveValue('Half a thou');

      view.unmount();
      const { post } = await openPanel();
      expect(box()).toHaveValue('Half a thou');
      await userEvent.type(box(), 'ght{Enter}');
      expect(sent(post).at(-1)?.content).toBe('Half a thought');
      expect(box()).toHaveValue('');
    },
  );

  it('CH20 refuses 60,000 pasted characters at once, in words, and gives back what stood there before', async () => {
    const { post } = await openPanel();
    await userEvent.type(box(), 'My question');
    await userEvent.paste('sea '.repeat(15_000));

    expect(screen.getByRole('alert')).toHaveTextContent('longer than the 24,000 characters');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Take it out again' }));

    expect(box()).toHaveValue('My question');
    expect(box()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(sent(post).at(-1)?.content).toBe('My question');
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
