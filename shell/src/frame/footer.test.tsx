import { office } from '@dosmares/content/office';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { Footer } from './footer.tsx';

beforeEach(() => {
  render(
    <TestPlatform>
      <Footer />
    </TestPlatform>,
  );
});

describe('Footer', () => {
  it('N09 gives the address to the letter', () => {
    expect(screen.getByText(office.addressLines.join(', '))).toBeVisible();
  });

  it('N08 X06 shows phone, e-mail and a social link that tells the other site nothing', () => {
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
    expect(screen.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);

    const social = screen.getByRole('link', { name: office.social.label });
    expect(social).toHaveAttribute('href', office.social.url);
    expect(social).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('N10 leads from Stay Updated to the market report', () => {
    expect(screen.getByRole('heading', { name: 'Stay Updated' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/market-report');
  });

  it('N11 says when the house was founded, for how long it has worked, and the legal lines', () => {
    const footer = screen.getByRole('contentinfo');

    expect(footer).toHaveTextContent(office.blurb);
    expect(footer).toHaveTextContent(/all rights reserved/i);
  });
});
