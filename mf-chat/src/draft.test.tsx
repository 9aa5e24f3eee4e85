import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { box, openPanel, said, sent } from './testing/panel-in-a-page.tsx';

describe('The box in which a visitor writes', () => {
  beforeEach(() => sessionStorage.clear());

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

  it.each([
    ['of Chromium and Firefox', { isComposing: true }],
    ['of Safari, which has ended the composition by then', { isComposing: false, keyCode: 229 }],
  ])('CH04 leaves the Enter that confirms a Japanese word to the input method %s', async (_, how) => {
    const { post } = await openPanel();
    await userEvent.type(box(), '海の家');

    fireEvent.keyDown(box(), { key: 'Enter', ...how });
    expect(post).not.toHaveBeenCalled();

    fireEvent.keyDown(box(), { key: 'Enter', keyCode: 13 });
    expect(post).toHaveBeenCalledTimes(1);
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
});
