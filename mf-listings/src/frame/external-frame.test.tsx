import { render, screen } from '@testing-library/react';
import { ExternalFrame } from './external-frame.tsx';

const frame = (geolocation?: boolean) => {
  render(
    <ExternalFrame
      title="Listings"
      address="http://outside.example/listings"
      height={1400}
      linkText="Open the listing service in a new window"
      {...(geolocation && { geolocation })}
    />,
  );

  return screen.getByTitle('Listings');
};

describe('ExternalFrame', () => {
  it('P06 is as high as promised and lets the service ask for the place only when told to', () => {
    expect(frame(true)).toHaveAttribute('height', '1400');
    expect(screen.getByTitle('Listings')).toHaveAttribute('allow', 'geolocation');
  });

  it('P09 grants nothing that was not asked for', () => {
    expect(frame()).not.toHaveAttribute('allow');
  });

  it('P06 has a way past the frame and lands behind it', () => {
    frame();
    const target = screen.getByRole('link', { name: 'Skip past the frame' }).getAttribute('href')?.slice(1);

    expect(document.getElementById(target ?? '')).toHaveAttribute('tabindex', '-1');
  });

  it('X06 offers the same page as a plain link that cannot reach back', () => {
    frame();
    const link = screen.getByRole('link', { name: 'Open the listing service in a new window' });

    expect(link).toHaveAttribute('href', 'http://outside.example/listings');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
