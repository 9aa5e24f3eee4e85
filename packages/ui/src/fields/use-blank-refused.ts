import { type RefObject, useEffect } from 'react';

/** Has the browser refuse blanks in a required field just as it refuses nothing at all, and with the same words. */
export function useBlankRefused(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isRequired: boolean | undefined,
  value: string,
) {
  const isBlank = isRequired === true && value !== '' && value.trim() === '';

  useEffect(() => control.current?.setCustomValidity(isBlank ? wordsForMissing() : ''), [control, isBlank]);
}

// The browser's own sentence, in the visitor's language.
function wordsForMissing() {
  const empty = Object.assign(document.createElement('input'), { required: true });

  return empty.validationMessage || 'Please fill out this field.';
}
