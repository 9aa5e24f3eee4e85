import {
  Content,
  Item,
  ItemIndicator,
  ItemText,
  ScrollDownButton,
  ScrollUpButton,
  Viewport,
} from '@radix-ui/react-select';
import { Icon } from '../../brand/icon.tsx';
import { Check, ChevronDown, ChevronUp } from '../../brand/icons.ts';
import type { SelectOption } from './select-option.ts';
import { menuStyles, optionStyles, scrollerStyles } from './select-styles.ts';

/** The open list, above everything else on the page, but a part of its form. */
export function SelectMenu({ options }: { options: readonly SelectOption[] }) {
  return (
    <Content ref={leavePageReadable} css={menuStyles} position="popper" sideOffset={4}>
      <ScrollUpButton css={scrollerStyles}>
        <Icon of={ChevronUp} size={16} />
      </ScrollUpButton>
      <Viewport>
        {options.map(({ value, label }) => (
          <Item key={value} value={value} css={optionStyles}>
            <ItemText>{label}</ItemText>
            <ItemIndicator>
              <Icon of={Check} size={16} />
            </ItemIndicator>
          </Item>
        ))}
      </Viewport>
      <ScrollDownButton css={scrollerStyles}>
        <Icon of={ChevronDown} size={16} />
      </ScrollDownButton>
    </Content>
  );
}

/**
 * Takes back that the widget hides the page from screen readers, with everything in it that can have the focus: a list
 * belongs to its box, and is no window of its own (W03).
 */
function leavePageReadable() {
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
