const marker = 'data-first-view-end';

/** The end of the first view, which is painted without the styles of what is below. React leaves its inside alone. */
export function FirstViewEnd() {
  return (
    <div hidden {...{ [marker]: '' }} suppressHydrationWarning>
      {''}
    </div>
  );
}

export const firstViewEndTag = `<div hidden="" ${marker}="">`;
