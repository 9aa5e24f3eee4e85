import { render, screen } from '@testing-library/react';
import { WithContacts } from './with-contacts.tsx';

const linksIn = (words: string) => {
  const { container } = render(<WithContacts>{words}</WithContacts>);
  expect(container).toHaveTextContent(words, { normalizeWhitespace: false });

  return screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

describe('WithContacts', () => {
  it.each([
    [
      'Please call the agent directly at +1 (760) 555-0112 or email leonor@dosmares.example',
      [
        ['+1 (760) 555-0112', 'tel:+17605550112'],
        ['leonor@dosmares.example', 'mailto:leonor@dosmares.example'],
      ],
    ],
    [
      'Please try again or call the agent directly at +52 624 000 0109',
      [['+52 624 000 0109', 'tel:+526240000109']],
    ],
    ['Write to office@dosmares.example.', [['office@dosmares.example', 'mailto:office@dosmares.example']]],
    ['Leonor will contact you within 24 hours. Check your email for confirmation.', []],
  ])('AG24 makes the contacts of "%s" links, and keeps every word', (words, links) => {
    expect(linksIn(words)).toEqual(links);
  });
});
