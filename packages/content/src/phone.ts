/** The digits of a phone number, as messaging links want it (AG02). */
export const digits = (phone: string) => phone.replace(/\D/g, '');

/** A `tel:` address for a phone number as shown. */
export const telHref = (phone: string) => `tel:+${digits(phone)}`;
