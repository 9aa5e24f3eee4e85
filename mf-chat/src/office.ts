import { office } from '@dosmares/content/office';
import type { ChatLink, ChatPerson } from '@dosmares/contracts/chat';

/** Whom a visitor reaches until a reply names somebody. */
export const theOffice: ChatPerson = {
  name: office.name,
  isOffice: true,
  email: office.email,
  phone: office.phone,
  callHref: office.phoneHref,
  mailHref: office.emailHref,
  chatHref: `https://wa.me/${office.phone.replace(/\D/g, '')}`,
};

/** The links of the apology (CH08). */
export const officeLinks: ChatLink[] = [
  { kind: 'mail', label: office.email, href: office.emailHref },
  { kind: 'phone', label: office.phone, href: office.phoneHref },
];
