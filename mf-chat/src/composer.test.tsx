import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answering, box, openPanel, press, reopen, says, sent } from './testing/panel-in-a-page.tsx';

beforeEach(() => sessionStorage.clear());

it('CH03 CH04 Enter sends; Shift+Enter, blank text and the Enter of an input method do not', async () => {
  const post = answering(says('Here.'));
  await openPanel(post);

  await userEvent.type(box(), '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  await userEvent.clear(box());
  await userEvent.type(box(), '海{Shift>}{Enter}{/Shift}two');
  // In Safari the Enter that confirms a word comes after the composition: only its key code shows that.
  for (const pressed of [{ isComposing: true }, { isComposing: false, keyCode: 229 }])
    fireEvent.keyDown(box(), { key: 'Enter', ...pressed });
  expect(post).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');

  expect(sent(post).at(-1)).toEqual({ role: 'user', content: '海\ntwo' });
  expect(box()).toHaveFocus();
});

it('CH09 CH20 text of any length can be entered, and is marked at once when it is too long', async () => {
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
});

it('CH01 CH16 a draft survives both ways to close the panel, and a reload', async () => {
  const view = await openPanel();
  await userEvent.type(box(), 'Half a thou');

  for (const close of [() => press('Close the concierge'), () => userEvent.keyboard('{Escape}')]) {
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    await reopen();
    expect(box()).toHaveValue('Half a thou');
  }

  view.unmount();
  const post = answering(says('Here.'));
  await openPanel(post);
  await userEvent.type(box(), 'ght{Enter}');
  expect(sent(post).at(-1)?.content).toBe('Half a thought');
});
