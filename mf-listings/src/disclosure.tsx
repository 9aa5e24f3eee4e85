import { ChevronDown, ease, Icon, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';

const disclosureStyles = css`
  margin-top: -1px;
  border-block: 1px solid ${surface('rule')};

  & > summary {
    display: flex;
    gap: ${space(4)};
    align-items: baseline;
    padding-block: ${space(4)};
    list-style: none;
    cursor: pointer;
  }

  & > summary::-webkit-details-marker {
    display: none;
  }

  & > summary > :is(h3, h4) {
    ${type.subheading};
    flex: 1;
  }

  & > summary:hover > :is(h3, h4) {
    text-decoration: underline 1px;
    text-underline-offset: 6px;
  }

  & > summary > .lucide {
    align-self: center;
    color: ${surface('accent')};
    transition: rotate ${ease};
  }

  &[open] > summary > .lucide {
    rotate: 180deg;
  }
`;

/* Content that is opened by a fragment comes into view with its heading. */
const contentStyles = css`
  padding-bottom: ${space(8)};
  scroll-margin-top: ${space(20)};
`;

interface DisclosureProps {
  /** Only one disclosure of a group is open at a time. */
  group: string;
  id: string;
  title: string;
  headingLevel?: 3 | 4;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A heading that opens its content, also without script; the browser's find and fragment links open it, too. */
export function Disclosure({ group, id, title, headingLevel = 3, isOpen, ...rest }: DisclosureProps) {
  const { onToggle, children } = rest;
  const Heading = `h${headingLevel}` as const;

  return (
    <details
      name={group}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      css={disclosureStyles}
    >
      <summary>
        <Heading>{title}</Heading>
        <Icon of={ChevronDown} size={20} />
      </summary>
      <div id={id} css={contentStyles}>
        {children}
      </div>
    </details>
  );
}
