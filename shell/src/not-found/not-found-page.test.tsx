import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import NotFoundPage, { head } from './not-found-page.tsx';

it('G13 G14 G20 X08 the 404 page says so, leads home, shows the featured houses and logs the missing path', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <TestPlatform path="/nope/at-all">
      <NotFoundPage />
    </TestPlatform>,
  );

  expect(screen.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('region', { name: 'For sale today' })).toContainElement(
    screen.getByTestId('slot mf-listings/featured-grid'),
  );
  expect(error).toHaveBeenCalledWith(expect.any(String), '/nope/at-all');
  expect(head().status).toBe(404);
  expect(head()).not.toHaveProperty('canonical');
});
