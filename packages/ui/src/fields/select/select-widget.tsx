import { Root, Trigger, Icon as TriggerIcon, Value } from '@radix-ui/react-select';
import { Icon } from '../../brand/icon.tsx';
import { ChevronDown } from '../../brand/icons.ts';
import type { NativeSelectProps } from './native-select.tsx';
import { SelectMenu } from './select-menu.tsx';
import { triggerStyles } from './select-styles.ts';

/** The choice as a widget of the brand's own. Type-ahead, scroll buttons and distances are those of Radix Select (W01); its native twin takes part in forms. */
export function SelectWidget({
  wiring,
  onChoose,
  onBegin: _,
  options,
  placeholder,
  ...rest
}: NativeSelectProps) {
  const { required = false, ...words } = wiring;
  // The native twin reports an empty value while it has no options yet; a visitor never can.
  const choose = (chosen: string) => chosen !== '' && onChoose(chosen);

  return (
    // The twin is placed against this box, not against the page.
    <div css={{ position: 'relative' }}>
      <Root {...rest} required={required} onValueChange={choose}>
        <Trigger css={triggerStyles} {...words}>
          <Value placeholder={placeholder}>{options.find(({ value }) => value === rest.value)?.label}</Value>
          <TriggerIcon asChild>
            <Icon of={ChevronDown} size={18} />
          </TriggerIcon>
        </Trigger>
        <SelectMenu options={options} />
      </Root>
    </div>
  );
}
