import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering, box, openPanel, press, reopen, said, says, sent } from './testing/panel-in-a-page.tsx';

describe('The box in which a visitor writes', () => {
  beforeEach(() => sessionStorage.clear());

  it('CH03 CH04 sends on Enter, makes a new line on Shift+Enter, and does not send blank text', async () => {
    const post = answering(says('Here.'));
    await openPanel(post);

    await userEvent.type(box(), '   {Enter}');
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await userEvent.clear(box());
    await userEvent.type(box(), 'One{Shift>}{Enter}{/Shift}two');
    expect(post).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');

    expect(sent(post).at(-1)).toEqual({ role: 'user', content: 'One\ntwo' });
    expect(box()).toHaveFocus();
  });

  it.each([
    ['while a word is composed', { isComposing: true }],
    ['as Safari confirms a word, after the composition', { isComposing: false, keyCode: 229 }],
  ])('CH04 does not send on the Enter of an input method, %s', async (_, pressed) => {
    const post = answering(says('Here.'));
    await openPanel(post);
    await userEvent.type(box(), '海が見える');

    fireEvent.keyDown(box(), { key: 'Enter', ...pressed });

    expect(post).not.toHaveBeenCalled();
    expect(box()).toHaveValue('海が見える');
  });

  it('CH09 CH20 takes a text of any length, says at once that it is too long, and gives back what stood there before', async () => {
    const post = answering(says('Here.'));
    await openPanel(post);
    await userEvent.type(box(), 'My question');
    await userEvent.paste('sea '.repeat(15_000));

    expect(box()).toHaveValue(`My question${'sea '.repeat(15_000)}`);
    expect(screen.getByRole('alert')).toHaveTextContent('longer than the 24,000 characters');
    expect(box()).toHaveAccessibleDescription(/Please shorten it/);
    expect(box()).toBeInvalid();
    await userEvent.keyboard('!{Enter}');
    expect(post).not.toHaveBeenCalled();

    await press('Remove it');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(box()).toHaveFocus();
    await userEvent.paste('a'.repeat(23_989));
    await userEvent.keyboard('{Enter}');
    expect(sent(post).at(-1)?.content).toHaveLength(24_000);
    expect(said().at(-1)).toBe('Concierge: Here.');
  });

  it.each([
    ['the close control', () => press('Close the concierge')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])(
    'CH01 CH16 keeps what is being written when the panel is closed by %s, and through a reload',
    async (_, close) => {
      const view = await openPanel();
      await userEvent.type(box(), 'Half a thou');

      await close();
      expect(screen.queryByRole('dialog')).toBeNull();
      await reopen();
      expect(box()).toHaveValue('Half a thou');

      view.unmount();
      const post = answering(says('Here.'));
      await openPanel(post);
      await userEvent.type(box(), 'ght{Enter}');
      expect(sent(post).at(-1)?.content).toBe('Half a thought');
      expect(box()).toHaveValue('');
    },
  );
});
