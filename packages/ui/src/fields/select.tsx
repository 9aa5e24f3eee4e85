import { css } from '@emotion/react';
import { useEffect, useRef, useState } from 'react';
import { ChevronDown, Icon } from '../brand/icon.tsx';
import { space } from '../brand/tokens.ts';
import { useMedia } from '../browser/browser-value.ts';
import { lazy, useLazy } from '../browser/lazy.ts';
import { controlStyles, Field, type FieldWiring, type FieldWords } from './field.tsx';
import type { Choice } from './select-widget.tsx';

const widget = lazy(async () => (await import('./select-widget.tsx')).SelectWidget);

interface SelectProps extends FieldWords, Pick<Choice, 'name' | 'options' | 'placeholder'> {
  defaultValue?: string | undefined;
}

/**
 * A native select until the page is idle, for a visitor who has started to use it, and where a finger points: a phone's
 * own list fits its screen. Otherwise the widget (W01, W02).
 */
export function Select({ label, required, error, hint, defaultValue = '', ...field }: SelectProps) {
  const isTouched = useMedia('(pointer: coarse)');
  const Widget = useLazy(widget, isTouched ? false : 'when idle');
  const [isInUse, setInUse] = useState(false);
  // A default that changes applies until the visitor has chosen, as it does in a text field.
  const [chosen, choose] = useState<string>();
  // A draft has what was prefilled, too, and may be restored before the default is known.
  if (chosen === defaultValue) choose(undefined);
  const choice = { ...field, value: chosen ?? defaultValue, onValueChange: choose };
  // The widget would accept it, and show it as no selection.
  if (field.options.some(({ value }) => value === ''))
    throw new Error('A select option must not have an empty value: that is the empty selection.');

  return (
    <Field
      label={label}
      required={required}
      error={error}
      hint={hint}
      control={(wiring) =>
        Widget && !isInUse && !isTouched ? (
          <Widget {...choice} wiring={wiring} />
        ) : (
          <NativeSelect {...choice} wiring={wiring} onUse={() => setInUse(true)} />
        )
      }
    />
  );
}

const nativeStyles = css`
  position: relative;

  & > select {
    ${controlStyles};
    padding-right: ${space(12)};
    appearance: none;
    text-overflow: ellipsis;
  }

  & > .lucide {
    position: absolute;
    top: ${space(4)};
    right: ${space(4)};
    pointer-events: none;
  }
`;

/** The browser's own select: it works without scripts. `onUse` is called when the visitor starts to use it. */
function NativeSelect({ wiring, onUse, ...choice }: Choice & { wiring: FieldWiring; onUse: () => void }) {
  const { onValueChange, options, placeholder, ...rest } = choice;
  const control = useRef<HTMLSelectElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was done before hydration matters.
  useEffect(() => {
    const early = control.current?.value ?? '';
    if (early !== rest.value) onValueChange(early);
    if (control.current === document.activeElement) onUse();
  }, []);

  return (
    <div css={nativeStyles}>
      <select
        ref={control}
        {...wiring}
        {...rest}
        onFocus={onUse}
        onChange={(event) => onValueChange(event.currentTarget.value)}
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
