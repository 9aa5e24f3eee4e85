import { css } from '@emotion/react';
import type { IconNode } from 'lucide';
import { Icon } from '../brand/icon.tsx';
import { space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { row } from './grids.ts';

const factsStyles = css`
  ${type.small};
  ${row(2)};
  column-gap: ${space(4)};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    white-space: nowrap;
  }

  & .lucide {
    color: ${surface('accent')};
  }
`;

interface IconFactsProps {
  facts: readonly (readonly [icon: IconNode, text: string | undefined])[];
  className?: string;
}

/** Short facts in a row, each with its icon; those without a text are left out. */
export const IconFacts = ({ facts, className }: IconFactsProps) => (
  <ul css={factsStyles} className={className}>
    {facts.map(
      ([icon, text]) =>
        text && (
          <li key={text}>
            <Icon of={icon} size={17} />
            <span>{text}</span>
          </li>
        ),
    )}
  </ul>
);

/** As `1 bed` or `7 baths`. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
