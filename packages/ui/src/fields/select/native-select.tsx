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
  /** The visitor is at it: it must not be exchanged any more. */
  onBegin?: () => void;
  placeholder: string | undefined;
  disabled: boolean;
}

/** The choice in served HTML. It works without scripts, and needs none of the style attributes that a strict policy refuses there. */
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
