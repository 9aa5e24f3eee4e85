import { office } from '@dosmares/content/office';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { Footer } from './footer.tsx';

it('N08 N09 N10 N11 X06 the footer says where the office is, how to reach it, and since when it has worked', () => {
  render(
    <TestPlatform>
      <Footer />
    </TestPlatform>,
  );
  const link = (name: string) => screen.getByRole('link', { name });

  expect(screen.getByText(office.addressLines.join(', '))).toBeVisible();
  expect(link(office.phone)).toHaveAttribute('href', office.phoneHref);
  expect(link(office.email)).toHaveAttribute('href', office.emailHref);
  expect(link(office.social.label)).toHaveAttribute('href', office.social.url);
  expect(link(office.social.label)).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('heading', { name: 'Stay Updated' })).toBeVisible();
  expect(link('Subscribe')).toHaveAttribute('href', '/market-report');
  expect(screen.getByRole('contentinfo')).toHaveTextContent(office.blurb);
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/all rights reserved/i);
});
