/** One plain address that mail is sent to; no mail server takes it for an option, file, command or route. */
export const addressPattern = '(?![-/])[^\\s@<>()\\[\\]\\\\,;:"!%|`{}$]+@[^\\s@<>()\\[\\]\\\\,;:"]+';

export const isOneAddress = (text: string): boolean => new RegExp(`^${addressPattern}$`).test(text);

// A browser's own pattern (WHATWG) with a name of the Internet, whose end is in letters or begins with `xn--`. Some
// are reserved for one machine or network (RFC 6761, 6762, ICANN): a mail server would deliver to itself.
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const reserved =
  'alt|arpa|corp|docker|domain|home|internal|intranet|invalid|lan|local|localdomain|localhost|localnet|mail|mshome|onion|private|workgroup';
const end = `(?!(?:${reserved})$)(?:[a-z]{2,63}|xn--[a-z0-9-]{0,58}[a-z0-9])`;
const mailbox = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]{1,64}@(?:${label}\\.){1,9}${end}$`, 'i');

/** Whether a visitor can have an address. Odd ones are stored as well, but get no mail (`isOneAddress`). */
export const isInternetAddress = (text: string): boolean => mailbox.test(text);
