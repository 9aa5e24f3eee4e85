import type { PictureSource } from '@dosmares/contracts/picture';
import { render, screen } from '@testing-library/react';
import { Picture } from './picture.tsx';

const picture: PictureSource = {
  alt: 'A pool at dusk',
  width: 1536,
  height: 1024,
  tints: ['#aabbcc', '#112233'],
  sources: [
    { type: 'image/avif', srcSet: '/a-480-narrow.avif', media: '(max-width: 767px)' },
    { type: 'image/avif', srcSet: '/a-480.avif 480w' },
  ],
  src: '/a-960.jpg',
};

describe('Picture', () => {
  it('L01 keeps its place with words, size and tints, and offers every cut in its order', () => {
    const { container } = render(<Picture picture={picture} sizes="50vw" ratio="3 / 2" />);
    const image = screen.getByRole('img', { name: 'A pool at dusk' });
    const offered = [...container.querySelectorAll('source')].map(({ srcset, sizes }) => [srcset, sizes]);

    for (const [name, value] of Object.entries({ width: '1536', height: '1024', loading: 'lazy' }))
      expect(image).toHaveAttribute(name, value);
    expect(getComputedStyle(image.parentElement as Element).background).toContain(picture.tints.join());
    expect(container.querySelector('[style]')).toBeNull();
    // Only those that are offered by width have sizes.
    expect(offered).toEqual([
      ['/a-480-narrow.avif', ''],
      ['/a-480.avif 480w', '50vw'],
    ]);

    // It comes first when the page waits for it.
    render(<Picture picture={{ ...picture, alt: 'First' }} sizes="100vw" priority />);
    for (const [name, value] of Object.entries({ fetchpriority: 'high', loading: 'eager' }))
      expect(screen.getByRole('img', { name: 'First' })).toHaveAttribute(name, value);
  });
});
