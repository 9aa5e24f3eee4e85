/** A mail draft with the title as subject and the page's address as body (D10, X06). */
export const mailAddress = (title: string, pageAddress: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageAddress)}`;
