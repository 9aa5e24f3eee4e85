import { render } from '@testing-library/react';
import { DashedTitle } from './dashed-title.tsx';

it.each(['Overview - Last 30 Days', 'Median Days on Site - Last 6 Months *'])(
  'keeps "%s" to the letter',
  (title) => {
    const { container } = render(<DashedTitle>{title}</DashedTitle>);

    expect(container.textContent).toBe(title);
  },
);
