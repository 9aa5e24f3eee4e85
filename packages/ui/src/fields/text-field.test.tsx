import { fireEvent, render, screen } from '@testing-library/react';
import { TextArea, TextField } from './text-field.tsx';

describe('TextField', () => {
  it.each([
    ['tel', ' 6', ' 6'],
    ['email', '\u00a0ines@visitor.example\u200b', 'ines@visitor.example'],
  ])(
    'C26 passes on a %s as it is typed, except for invisible characters in an address',
    (type, value, text) => {
      const change = jest.fn();
      render(<TextField label="Entry" name="e" type={type} value="" onChange={change} />);

      fireEvent.change(screen.getByLabelText('Entry'), { target: { value } });

      expect(change).toHaveBeenCalledWith(text);
    },
  );
});

it.each([
  ['', true, false],
  ['\n\t\u200b', true, false],
  ['Ana', true, true],
  [' ', false, true],
  ['Ana Li', true, false],
])('a field with %j, required: %s, at most five letters long, is valid: %s', (value, required, isValid) => {
  render(<TextArea label="Message" name="m" maxLength={5} {...{ required, value }} onChange={() => {}} />);

  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').checkValidity()).toBe(isValid);
});
