import { cleanLine } from '@dosmares/contracts/entries';
import { type RefObject, useEffect } from 'react';

/** Makes the browser refuse a required field with nothing that can be seen like an empty one, with the same message. */
export function useBlankRefused(
  control: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isRequired: boolean | undefined,
  value: string,
) {
  const isBlank = isRequired === true && value !== '' && cleanLine(value) === '';

  useEffect(() => control.current?.setCustomValidity(isBlank ? wordsForMissing() : ''), [control, isBlank]);
}

// Returns the browser's own message, in the visitor's language.
function wordsForMissing() {
  const empty = Object.assign(document.createElement('input'), { required: true });

  return empty.validationMessage || 'Please fill out this field.';
}
