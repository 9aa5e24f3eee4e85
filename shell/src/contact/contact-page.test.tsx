import { office } from '@dosmares/content/office';
import { config, TestPlatform } from '@dosmares/platform/testing';
import { cleanup, render, screen } from '@testing-library/react';
import ContactPage from './contact-page.tsx';

function open(mapUrl?: string) {
  render(
    <TestPlatform path="/contact" config={{ ...config, mapUrl }}>
      <ContactPage />
    </TestPlatform>,
  );
}

const link = (name: string) => screen.getByRole('link', { name });

it('G05 C01 C05 shows where, how and when to reach the office, what is required and when we answer', () => {
  open();

  expect(screen.getByText(office.address)).toBeVisible();
  expect(link(office.phone)).toHaveAttribute('href', office.phoneHref);
  expect(link(office.email)).toHaveAttribute('href', office.emailHref);
  const hours = screen.getByText('Office hours').parentElement;
  for (const { days, opens, closes, zone } of office.hours)
    expect(hours).toHaveTextContent(`${days} ${opens} to ${closes} ${zone}`);
  const note = "* Required fields. We'll respond within 24 hours during business hours.";
  expect(screen.getByText(note)).toBeVisible();
});

it('C02 X06 shows a drawn map, or that of a service, 450 px high, and leads to directions', () => {
  open();
  expect(screen.getByRole('group', { name: 'Map of the office' })).toHaveTextContent(office.name);
  expect(screen.queryByRole('link', { name: 'Open the map' })).toBeNull();
  cleanup();

  open('http://outside.example/map');
  expect(screen.getByTitle('Map of the office')).toHaveAttribute('height', '450');
  expect(link('Get Directions')).toHaveAttribute('href', 'http://outside.example/directions');
  expect(link('Get Directions')).toHaveAttribute('rel', 'noopener noreferrer');
  expect(link('Skip the map')).toHaveAttribute('href', '#after-map');
});
