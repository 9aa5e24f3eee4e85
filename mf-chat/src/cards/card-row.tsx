import { Link } from '@dosmares/platform';
import { colour, Picture, settle, space, type, wholeCardLink } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { Card } from './card-of.ts';

const cardStyles = css`
  ${settle};
  position: relative;
  display: flex;
  gap: ${space(4)};
  align-items: center;
  padding-block: ${space(3)};
  border-top: 1px solid ${colour('line')};

  li:last-of-type > & {
    border-bottom: 1px solid ${colour('line')};
  }
`;
/** A single house takes the width of the conversation. */
const wideStyles = css`
  ${settle};
  position: relative;
  display: grid;
  gap: ${space(3)};
`;
const thumbStyles = css`
  flex: none;
  width: ${space(28)};

  &[data-upright] {
    width: ${space(16)};
  }
`;
const labelStyles = css`
  ${type.label};
  font-size: 0.6875rem;
  color: ${colour('bronze')};
`;
const titleStyles = css`
  ${type.price};
  display: block;
  ${wholeCardLink};
  color: ${colour('navy')};
  text-underline-offset: 4px;

  /* Cards stand close together here. */
  &:focus-visible::after {
    outline-offset: 2px;
  }
`;
const lineStyles = css`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};
  color: ${colour('slate')};

  b {
    color: ${colour('night')};
    font-weight: 500;
  }
`;

/** One card: its picture, what it is called, its price and a line, all one link within the site. */
export function CardRow({ card, isAlone, onFollow }: CardRowProps) {
  const { to, title, label, price, line, picture, ratio } = card;
  const isWide = isAlone && ratio === '3 / 2';

  return (
    <article css={isWide ? wideStyles : cardStyles}>
      {picture && (
        <div css={!isWide && thumbStyles} data-upright={ratio === '4 / 5' ? '' : undefined}>
          <Picture picture={picture} sizes={isWide ? '400px' : '112px'} ratio={isWide ? '16 / 9' : ratio} />
        </div>
      )}
      <div>
        <div css={labelStyles}>{label}</div>
        <Link css={titleStyles} to={to} onClick={onFollow}>
          {title}
        </Link>
        <div css={lineStyles}>
          {price && <b>{price} USD</b>}
          {line && <span>{line}</span>}
        </div>
      </div>
    </article>
  );
}

interface CardRowProps {
  card: Card;
  isAlone: boolean;
  onFollow: () => void;
}
