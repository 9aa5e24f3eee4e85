import { useState } from 'react';
import { later, useLater } from '../../later.ts';
import { Field, type FieldWords } from '../field.tsx';
import { NativeSelect } from './native-select.tsx';
import type { SelectOption } from './select-option.ts';

/** Props of a labelled select; an empty `value` shows the placeholder. */
export interface SelectProps extends FieldWords {
  name: string;
  options: readonly SelectOption[];
  value: string;
  onValueChange: (value: string) => void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
}

const widget = later(async () => (await import('./select-widget.tsx')).SelectWidget);

/**
 * A select (W01, W02). It is the browser's own until the page is idle and the widget is loaded; a visitor who has
 * started to use the browser's own keeps it.
 */
export function Select({ label, required, error, hint, onValueChange, placeholder, ...rest }: SelectProps) {
  const { name, value, options, disabled = false } = rest;
  const Widget = useLater(widget, false);
  const [isBegun, begin] = useState(false);
  const Choice = (!isBegun && Widget) || NativeSelect;
  refuseEmptyValues(options);

  return (
    <Field
      words={{ label, required, error, hint }}
      control={(wiring) => (
        <Choice
          {...{ wiring, name, value, options, placeholder, disabled }}
          onChoose={onValueChange}
          onBegin={() => begin(true)}
        />
      )}
    />
  );
}

// The widget no longer refuses empty values, and would show such an option as no selection.
function refuseEmptyValues(options: readonly SelectOption[]) {
  if (!options.some(({ value }) => value === '')) return;

  throw new Error(
    'A select option must not have an empty value: that is the empty selection, with its placeholder.',
  );
}
