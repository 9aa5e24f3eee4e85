import { render, screen } from '@testing-library/react';
import { FormNote, Notice } from './notice.tsx';

it.each([
  ['success', 'status'],
  ['alert', 'alert'],
] as const)(
  'C05 C15 C17 a live %s is spoken as %s, and one that was there from the start is silent',
  (tone, role) => {
    const { rerender } = render(<Notice tone={tone}>Words</Notice>);
    expect(screen.queryByRole(role)).toBeNull();

    rerender(
      <Notice tone={tone} live>
        <FormNote>* Required fields.</FormNote>
      </Notice>,
    );

    expect(screen.getByRole(role)).toHaveTextContent('* Required fields.');
  },
);
