import type { Listing } from '@dosmares/content/listings';
import { Bath, BedDouble, Icon, Ruler, space, surface, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useSizes } from '../units.tsx';

const factsStyles = css`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(4)};

  & li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    white-space: nowrap;
  }

  & .lucide {
    color: ${surface('accent')};
  }
`;

/** Beds, baths and area in one line (L01, D21). Baths may be a fraction. */
export function CardFacts({ listing }: { listing: Listing }) {
  const [size = ''] = useSizes(listing);
  const facts = [
    { icon: BedDouble, text: counted(listing.beds, 'bed') },
    { icon: Bath, text: counted(listing.baths, 'bath') },
    { icon: Ruler, text: size },
  ];

  return (
    <ul css={factsStyles}>
      {facts.map(({ icon, text }) => (
        <li key={text}>
          <Icon of={icon} size={17} />
          {text}
        </li>
      ))}
    </ul>
  );
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
