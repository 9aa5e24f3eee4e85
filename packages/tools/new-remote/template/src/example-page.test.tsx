import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import ExamplePage, { head } from './example-page.tsx';

describe('the page at /example', () => {
  it('has one heading, and is where links lead', () => {
    render(<ExamplePage />, { wrapper: TestPlatform });

    expect(screen.getByRole('heading', { level: 1, name: 'Example' })).toBeInTheDocument();
    expect(head().canonical).toBe('/example');
  });
});
