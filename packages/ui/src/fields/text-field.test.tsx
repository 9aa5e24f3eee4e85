import { fireEvent, render, screen } from '@testing-library/react';
import { TextArea, TextField } from './text-field.tsx';

it.each([
  ['tel', ' 6', ' 6'],
  ['email', '\u00a0ines@visitor.example\u200b', 'ines@visitor.example'],
])('C26 keeps a %s as it is typed, except for invisible characters in an address', (type, value, text) => {
  render(<TextField label="Entry" name="e" type={type} />);
  fireEvent.change(screen.getByLabelText('Entry'), { target: { value } });

  expect(screen.getByLabelText('Entry')).toHaveValue(text);
});

it('C09 C20 a new default replaces the last one, and nothing that the visitor wrote', () => {
  const letter = (text: string) => <TextArea label="Message" name="m" defaultValue={text} />;
  const { rerender } = render(letter('About one house'));
  const box = screen.getByLabelText('Message');
  rerender(letter('About another'));
  expect(box).toHaveValue('About another');
  fireEvent.change(box, { target: { value: 'Hello' } });
  rerender(letter(''));

  expect(box).toHaveValue('Hello');
});

it.each([
  ['', true, false],
  ['\n\t\u200b', true, false],
  ['Ana', true, true],
  [' ', false, true],
  ['Ana Li', true, false],
])('a field with %j, required: %s, at most five letters long, is valid: %s', (value, required, isValid) => {
  render(<TextArea label="Message" name="m" maxLength={5} required={required} />);
  const box = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.change(box, { target: { value } });

  expect(box.checkValidity()).toBe(isValid);
});
