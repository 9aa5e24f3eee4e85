import { Root, Trigger, Icon as TriggerIcon, Value } from '@radix-ui/react-select';
import { Icon } from '../../brand/icon.tsx';
import { ChevronDown } from '../../brand/icons.ts';
import type { NativeSelectProps } from './native-select.tsx';
import { SelectMenu } from './select-menu.tsx';
import { triggerStyles } from './select-styles.ts';

/**
 * The select as a widget in the brand's style. Type-ahead, scroll buttons and distances are those of Radix Select
 * (W01), whose hidden native select takes part in forms.
 */
export function SelectWidget({
  wiring,
  onChoose,
  onBegin: _,
  options,
  placeholder,
  ...rest
}: NativeSelectProps) {
  const { required = false, ...words } = wiring;
  const chosen = options.find(({ value }) => value === rest.value);
  // The hidden native select reports an empty value while it has no options yet; a visitor cannot choose one.
  const choose = (value: string) => value !== '' && onChoose(value);

  return (
    // Positions the hidden native select relative to this box, not to the page.
    <div css={{ position: 'relative' }}>
      <Root {...rest} required={required} onValueChange={choose}>
        <Trigger css={triggerStyles} {...words}>
          {/* Keyed elements, and never undefined, for which the widget would insert a copy of the option's text: a
              translator replaces text nodes, which React could then neither change nor remove. */}
          <Value placeholder={<span>{placeholder}</span>}>
            {chosen ? <span key={chosen.value}>{chosen.label}</span> : null}
          </Value>
          <TriggerIcon asChild>
            <Icon of={ChevronDown} size={18} />
          </TriggerIcon>
        </Trigger>
        <SelectMenu options={options} />
      </Root>
    </div>
  );
}
