import { css } from '@emotion/react';
import * as Radix from '@radix-ui/react-select';
import type { SyntheticEvent } from 'react';
import { Check, ChevronDown, ChevronUp, Icon } from '../brand/icon.tsx';
import { colour, floatShadow, layer, space } from '../brand/tokens.ts';
import { controlStyles, type FieldWiring } from './field.tsx';

/** An option. Its value must not be empty: an empty value means no selection (W02). */
export interface SelectOption {
  value: string;
  label: string;
}

export interface Choice {
  name: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
}

const triggerStyles = css`
  ${controlStyles};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  text-align: left;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    pointer-events: none;
  }

  /* The widget knows nothing of a fieldset that is disabled. */
  &:disabled {
    pointer-events: none;
  }

  &[data-placeholder] > span {
    color: ${colour('slate')};
  }
`;

const menuStyles = css`
  z-index: ${layer.menu};
  width: var(--radix-select-trigger-width);
  max-height: var(--radix-select-content-available-height);
  overflow: hidden;
  border: 1px solid ${colour('navy')};
  border-radius: 2px;
  background-color: ${colour('white')};
  box-shadow: ${floatShadow};

  & [data-radix-select-viewport] {
    max-height: ${space(90)};
    padding-block: ${space(2)};
  }
`;

const optionStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  min-height: ${space(11)};
  padding: ${space(2)} ${space(4)};
  line-height: 1.4;
  color: ${colour('night')};
  cursor: default;
  -webkit-user-select: none;
  user-select: none;

  &[data-highlighted] {
    outline: none;
    color: ${colour('ivory')};
    background-color: ${colour('navy')};
  }
`;

const scrollerStyles = css`
  display: grid;
  place-items: center;
  height: ${space(7)};
  color: ${colour('navy')};
`;

/** The select in the brand's style. Type-ahead, scroll buttons and distances are those of Radix Select (W01). */
export function SelectWidget({ wiring, ...choice }: Choice & { wiring: FieldWiring }) {
  const { onValueChange, options, placeholder, ...rest } = choice;
  const { required = false, ...words } = wiring;
  const chosen = options.find(({ value }) => value === rest.value);
  // The hidden native select reports an empty value while it has no options yet; a visitor cannot choose one.
  const choose = (value: string) => value !== '' && onValueChange(value);

  return (
    // Positions the hidden native select relative to this box, not to the page.
    <div css={{ position: 'relative' }}>
      <Radix.Root {...rest} required={required} onValueChange={choose}>
        <Radix.Trigger css={triggerStyles} {...words}>
          {/* Keyed elements, and never undefined, for which the widget would insert a copy of the option's text: a
              translator replaces text nodes, which React could then neither change nor remove. */}
          <Radix.Value placeholder={<span>{placeholder}</span>}>
            {chosen ? <span key={chosen.value}>{chosen.label}</span> : null}
          </Radix.Value>
          <Radix.Icon asChild>
            <Icon of={ChevronDown} size={18} />
          </Radix.Icon>
        </Radix.Trigger>
        <Radix.Content ref={keepPageReadable} css={menuStyles} position="popper" sideOffset={4}>
          <Radix.ScrollUpButton css={scrollerStyles}>
            <Icon of={ChevronUp} size={16} />
          </Radix.ScrollUpButton>
          <Radix.Viewport onWheel={leaveOption} onTouchMove={leaveOption}>
            {options.map(({ value, label }) => (
              <Radix.Item key={value} value={value} css={optionStyles}>
                <Radix.ItemText>{label}</Radix.ItemText>
                <Radix.ItemIndicator>
                  <Icon of={Check} size={16} />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
          <Radix.ScrollDownButton css={scrollerStyles}>
            <Icon of={ChevronDown} size={16} />
          </Radix.ScrollDownButton>
        </Radix.Content>
      </Radix.Root>
    </div>
  );
}

/** A scroll button that appears scrolls the focused option into view: the list would jump back to it. */
function leaveOption({ currentTarget }: SyntheticEvent) {
  currentTarget.closest<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true });
}

/** Undoes the widget's hiding of the page from screen readers: a list is not a modal window (W03). */
function keepPageReadable() {
  const watch = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (oldValue === null && target instanceof Element && target.hasAttribute('data-aria-hidden'))
        target.removeAttribute('aria-hidden');
  });
  watch.observe(document.body, {
    subtree: true,
    attributeFilter: ['aria-hidden'],
    attributeOldValue: true,
  });

  return () => watch.disconnect();
}
