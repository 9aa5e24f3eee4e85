import { useEffect, useEffectEvent } from 'react';
import { Icon } from '../../brand/icon.tsx';
import { ChevronDown } from '../../brand/icons.ts';
import type { FieldWiring } from '../field.tsx';
import { useEarlyValue } from '../use-early-value.ts';
import type { SelectOption } from './select-option.ts';
import { nativeStyles } from './select-styles.ts';

/** Replaces the widget until it is loaded: the same choice with the browser's own control. */
export interface NativeSelectProps {
  wiring: FieldWiring;
  name: string;
  value: string;
  options: readonly SelectOption[];
  onChoose: (value: string) => void;
  /** Called when the visitor starts to use it: from then on it must not be replaced. */
  onBegin?: () => void;
  placeholder: string | undefined;
  disabled: boolean;
}

/**
 * The select in served HTML. It works without scripts, and without the style attributes that a strict policy refuses.
 */
export function NativeSelect({
  wiring,
  onChoose,
  onBegin,
  options,
  placeholder,
  ...rest
}: NativeSelectProps) {
  const control = useEarlyValue<HTMLSelectElement>(rest.value, onChoose);
  const notice = useEffectEvent(() => {
    if (control.current === document.activeElement) onBegin?.();
  });
  useEffect(() => notice(), []);

  return (
    <div css={nativeStyles}>
      <select
        ref={control}
        {...wiring}
        {...rest}
        onFocus={onBegin}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{placeholder}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} />
    </div>
  );
}
