import {
  Content,
  Item,
  ItemIndicator,
  ItemText,
  Portal,
  ScrollDownButton,
  ScrollUpButton,
  Viewport,
} from '@radix-ui/react-select';
import { Icon } from '../../brand/icon.tsx';
import { Check, ChevronDown, ChevronUp } from '../../brand/icons.ts';
import type { SelectOption } from './select-option.ts';
import { menuStyles, optionStyles, scrollerStyles } from './select-styles.ts';

/** The open list, above everything else on the page. */
export function SelectMenu({ options }: { options: readonly SelectOption[] }) {
  return (
    <Portal>
      <Content css={menuStyles} position="popper" sideOffset={4}>
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
    </Portal>
  );
}
