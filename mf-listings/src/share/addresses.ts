/** Returns the address of a WhatsApp message; the visitor chooses its recipient there (D14, X06). */
export const whatsAppAddress = (title: string, pageAddress: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${pageAddress}`)}`;

/** Returns the address of a mail draft with the title as subject and the page's address as body (D10, X06). */
export const mailAddress = (title: string, pageAddress: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(pageAddress)}`;
