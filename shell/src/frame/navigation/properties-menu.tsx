import { Link } from '@dosmares/platform';
import { ChevronDown, colour, ease, floatShadow, Icon, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { propertyLinks } from './navigation-links.ts';

const area = css`
  position: relative;
  display: grid;
  align-items: center;
  min-height: ${space(20)};

  & > ul {
    visibility: hidden;
    opacity: 0;
  }

  & > button[aria-expanded='true'] + ul,
  html:not([data-hydrated]) &:hover > ul,
  html:not([data-hydrated]) &:focus-within > ul {
    visibility: visible;
    opacity: 1;
  }
`;

const openerStyles = css`
  display: inline-flex;
  gap: ${space(1.5)};
  align-items: center;
  min-height: ${space(11)};
  font-weight: inherit;

  & svg {
    transition: rotate ${ease};
  }

  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const list = css`
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: ${space(-6)};
  width: max-content;
  padding-block: ${space(3)};
  color: ${colour('night')};
  background: ${colour('ivory')};
  border-top: 1px solid ${colour('gold')};
  box-shadow: ${floatShadow};
  transition:
    opacity 200ms ease-out,
    visibility 200ms;
  --on-focus: ${colour('navy')};
`;

const link = css`
  display: grid;
  padding: ${space(3)} ${space(12)} ${space(3)} ${space(6)};
  text-decoration: none;

  &:hover,
  &:focus-visible {
    background: ${colour('sand')};
    outline-offset: -2px;
  }
`;

/** The Properties menu (N02). Before hydration it opens on hover and focus by CSS alone. */
export function PropertiesMenu() {
  // A list opened by the pointer stays open when its button is clicked, until the pointer leaves.
  const [openedBy, setOpenedBy] = useState<'pointer' | 'press'>();
  const opener = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isOpen = openedBy !== undefined;
  const close = () => setOpenedBy(undefined);

  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The chat's side panel ignores a prevented Escape.
    event.preventDefault();
    if (opener.current?.parentElement?.contains(document.activeElement)) opener.current.focus();
    close();
  });
  useEffect(() => {
    if (!isOpen) return;
    document.addEventListener('keydown', closeOnEscape);

    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [isOpen]);

  return (
    <li
      css={area}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpenedBy('pointer')}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && close()}
      onBlur={({ currentTarget, relatedTarget }) =>
        relatedTarget && !currentTarget.contains(relatedTarget) && close()
      }
    >
      <button
        css={openerStyles}
        type="button"
        ref={opener}
        aria-controls={id}
        aria-expanded={isOpen}
        onClick={() => setOpenedBy(openedBy === 'press' ? undefined : 'press')}
      >
        Properties
        <Icon of={ChevronDown} size={16} />
      </button>
      <ul css={list} id={id}>
        {propertyLinks.map(({ to, label, hint }) => (
          <li key={to}>
            <Link css={link} to={to} onClick={close}>
              <span css={[type.subheading, { color: colour('navy') }]}>{label}</span>
              <span css={type.note}>{hint}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}
