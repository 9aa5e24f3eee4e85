import { render, screen } from '@testing-library/react';
import { FormNote, Notice } from './notice.tsx';

describe('Notice', () => {
  it.each([
    ['success', 'status'],
    ['alert', 'alert'],
  ] as const)('C15 C17 speaks a live %s as %s', (tone, role) => {
    render(
      <Notice tone={tone} live>
        Words
      </Notice>,
    );

    expect(screen.getByRole(role)).toHaveTextContent('Words');
  });

  it('is silent when it was there from the start', () => {
    render(<Notice tone="success">Words</Notice>);

    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('FormNote C05 can describe a form', () => {
  render(<FormNote id="note">* Required fields.</FormNote>);

  expect(screen.getByText('* Required fields.')).toHaveAttribute('id', 'note');
});
