import { office } from '@dosmares/content/office';
import { privacyLink, privacyNotice } from '@dosmares/content/privacy';
import { config, TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import ContactPage, { head } from './contact-page.tsx';

const open = () =>
  render(
    <TestPlatform path="/contact">
      <ContactPage />
    </TestPlatform>,
  );

describe('the contact page', () => {
  it('G05 C01 shows where, how and when to reach the office', () => {
    open();

    expect(screen.getByText(office.address)).toBeVisible();
    expect(screen.getByRole('link', { name: office.phone })).toHaveAttribute('href', office.phoneHref);
    expect(screen.getByRole('link', { name: office.email })).toHaveAttribute('href', office.emailHref);
    const hours = screen.getByText('Office hours').parentElement;
    for (const { days, opens, closes, zone } of office.hours)
      expect(hours).toHaveTextContent(`${days} ${opens} to ${closes} ${zone}`);
  });

  it('C02 shows a drawn map where no service’s is set', () => {
    render(
      <TestPlatform path="/contact" config={{ ...config, mapUrl: undefined }}>
        <ContactPage />
      </TestPlatform>,
    );

    expect(screen.getByRole('group', { name: 'Map of the office' })).toHaveTextContent(office.name);
    expect(screen.getByRole('link', { name: 'Get Directions' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Open the map' })).toBeNull();
  });

  it('C02 X06 shows the map, 450 px high, and leads to directions', () => {
    open();

    expect(screen.getByTitle('Map of the office')).toHaveAttribute('height', '450');
    const directions = screen.getByRole('link', { name: 'Get Directions' });
    expect(directions).toHaveAttribute('href', 'http://outside.example/directions');
    expect(directions).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'Skip the map' })).toHaveAttribute('href', '#after-map');
  });

  it('C05 says what is required and when we answer', () => {
    open();

    expect(
      screen.getByText("* Required fields. We'll respond within 24 hours during business hours."),
    ).toBeVisible();
  });

  it('I40 says who keeps what of a visitor, what for and for how long, and what a visitor may ask', () => {
    open();

    const notice = screen.getByRole('region', { name: 'Privacy notice' });
    for (const { title, text } of privacyNotice.parts) {
      expect(notice).toHaveTextContent(title);
      expect(notice).toHaveTextContent(text);
    }
    expect(screen.getByRole('link', { name: privacyLink.label })).toHaveAttribute('href', privacyLink.to);
    expect(privacyLink.to).toBe(`/contact#${notice.id}`);
  });

  it('describes the office to search engines', () => {
    expect(head()).toMatchObject({
      canonical: '/contact',
      jsonLd: [{ '@type': 'RealEstateAgent' }, { '@type': 'BreadcrumbList' }],
    });
  });
});
