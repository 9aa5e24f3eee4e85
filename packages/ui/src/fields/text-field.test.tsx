import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TextArea, TextField } from './text-field.tsx';

const nothing = () => {};

describe('TextField', () => {
  it.each([
    ['tel', ' 6', ' 6'],
    ['email', '\u00a0ines@visitor.example\u200b', 'ines@visitor.example'],
  ])(
    'C26 hands over a %s as it is, an address without the spaces that nobody can see',
    (type, value, text) => {
      const change = jest.fn();
      render(<TextField label="Entry" name="e" type={type} value="" onChange={change} />);

      fireEvent.change(screen.getByLabelText('Entry'), { target: { value } });

      expect(change).toHaveBeenCalledWith(text);
    },
  );
});

describe('a field with a limit', () => {
  function Limited({ max = 40 }) {
    const [value, setValue] = useState('');

    return <TextArea label="Message" name="m" maxLength={max} value={value} onChange={setValue} />;
  }
  const box = () => screen.getByLabelText('Message');
  const heard = () => box().parentElement?.querySelector('[aria-live=polite]');

  it('is silent until the end is near, then counts down, and speaks in steps', async () => {
    render(<Limited max={1000} />);
    fireEvent.change(box(), { target: { value: 'x'.repeat(949) } });
    expect(heard()).toBeEmptyDOMElement();

    await userEvent.type(box(), 'yyyy');

    expect(screen.getByText('Characters left: 47')).toHaveAttribute('aria-hidden', 'true');
    expect(heard()?.lastElementChild).toHaveTextContent('Characters left: 50');
  });

  it('says that the end of a pasted text was left out, until there is room again', async () => {
    render(<Limited />);
    await userEvent.click(box());

    await userEvent.paste('x'.repeat(41));
    expect(box()).toHaveValue('x'.repeat(40));
    expect(heard()).toHaveTextContent('Only 40 characters fit here: the end of your text was left out.');

    await userEvent.keyboard('{Backspace}');
    expect(heard()).toHaveTextContent('Characters left: 1');

    // What is replaced, and a line break of two characters, leave room.
    await userEvent.tripleClick(box());
    await userEvent.paste(`${'y'.repeat(20)}\r\n${'y'.repeat(19)}`);
    expect(heard()).not.toHaveTextContent('left out');
  });
});

it.each([
  ['', true, false],
  ['\n\t\u200b', true, false],
  ['Ana', true, true],
  [' ', false, true],
])('a field with %j, required: %s, is valid: %s', (value, required, isValid) => {
  render(<TextArea label="Message" name="m" required={required} value={value} onChange={nothing} />);

  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').checkValidity()).toBe(isValid);
});
