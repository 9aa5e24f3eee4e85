import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import NotFoundPage, { head } from './not-found-page.tsx';

const error = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  error.mockClear();
  render(
    <TestPlatform path="/nope/at-all">
      <NotFoundPage />
    </TestPlatform>,
  );
});

describe('the 404 page', () => {
  it('G13 says so and leads home', () => {
    expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  });

  it('G20 shows the featured houses', () => {
    expect(screen.getByRole('region', { name: 'For sale today' })).toContainElement(
      screen.getByTestId('slot mf-listings/featured-grid'),
    );
  });

  it('G14 logs the missing path', () => {
    expect(error).toHaveBeenCalledWith(expect.any(String), '/nope/at-all');
  });

  it('X08 answers 404 and has no canonical address', () => {
    expect(head().status).toBe(404);
    expect(head()).not.toHaveProperty('canonical');
  });
});
