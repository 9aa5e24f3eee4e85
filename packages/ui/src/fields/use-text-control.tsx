import type { ChangeEvent } from 'react';
import { TextLimit, useTextLimit } from './text-limit.tsx';
import { useBlankRefused } from './use-blank-refused.ts';
import { useEarlyValue } from './use-early-value.ts';

interface TextControl {
  value: string;
  onChange: (value: string) => void;
  required: boolean | undefined;
  maxLength?: number | undefined;
}

/**
 * Shared by all text controls: keeps text that was typed before hydration, refuses blanks where required, and reports
 * when the limit is near.
 */
export function useTextControl<Element extends HTMLInputElement | HTMLTextAreaElement>({
  value,
  onChange,
  required,
  maxLength,
}: TextControl) {
  const ref = useEarlyValue<Element>(value, onChange);
  const { isCut, ...watch } = useTextLimit();
  useBlankRefused(ref, required, value);

  return {
    ref,
    onChange: (event: ChangeEvent<Element>) => onChange(event.currentTarget.value),
    ...(maxLength && watch),
    limit: maxLength && <TextLimit length={value.length} max={maxLength} isCut={isCut} />,
  };
}
