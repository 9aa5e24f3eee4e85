import { render } from '@testing-library/react';
import { Unbroken } from './unbroken.tsx';

const partsOf = (words: string) => {
  const { container } = render(<Unbroken>{words}</Unbroken>);
  expect(container).toHaveTextContent(words, { normalizeWhitespace: false });

  return [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
};

describe('Unbroken', () => {
  it.each([
    [
      'Please call the agent directly at +1 (760) 555-0112 or email leonor@dosmares.example',
      ['+1 (760) 555-0112', 'leonor@dosmares.example'],
    ],
    ['Please try again or call the agent directly at +52 624 000 0109', ['+52 624 000 0109']],
    ['Write to office@dosmares.example.', ['office@dosmares.example']],
    ['Leonor will contact you within 24 hours. Check your email for confirmation.', []],
  ])('keeps the contacts of "%s" whole, and every word', (words, whole) => {
    expect(partsOf(words)).toEqual(whole);
  });
});
