import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import ExamplePage, { head } from './example-page.tsx';
import { routes } from './routes.ts';

describe('the page at /example', () => {
  it('has one heading, and is where the route table says', () => {
    render(<ExamplePage />, { wrapper: TestPlatform });

    expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeInTheDocument();
    expect(routes.map(({ path }) => path)).toEqual([head().canonical]);
  });
});
