/** Returns the digits of a phone number, as messaging links need it (AG02). */
export const digits = (phone: string) => phone.replace(/\D/g, '');

/** Returns the `tel:` address of a phone number in display format. */
export const telHref = (phone: string) => `tel:+${digits(phone)}`;
