import { css } from '@emotion/react';
import { colour, ease, motionOk, space, surface } from '../brand/tokens.ts';

export const textLink = css`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(1)};
  font-weight: 500;
  color: ${surface('heading')};
  text-decoration: none;
  background-image: linear-gradient(currentColor, currentColor), linear-gradient(${colour('gold')}, ${colour('gold')});
  background-repeat: no-repeat;
  background-position: 0 100%;
  background-size: 0 1px, 100% 1px;
  transition: background-size ${ease};

  &:hover,
  &:focus-visible {
    background-size: 100% 1px, 100% 1px;
  }

  & .lucide {
    transition: translate ${ease};
  }

  ${motionOk} {
    &:hover .lucide-arrow-right {
      translate: ${space(1)} 0;
    }
  }
`;
