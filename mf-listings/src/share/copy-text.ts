/** Copies a text to the clipboard; returns false when the browser refuses both ways. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);

    return true;
  } catch {
    return copySelection(text);
  }
}

// The clipboard's own interface is missing on plain http and may be denied; copying a selection may still work.
function copySelection(text: string) {
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  const focused = document.activeElement;
  document.body.append(field);
  field.focus({ preventScroll: true });
  field.select();

  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
