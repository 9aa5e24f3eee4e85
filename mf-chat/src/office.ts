import { office } from '@dosmares/content/office';
import type { ChatPerson } from '@dosmares/contracts/chat';

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
