import { office } from '@dosmares/content/office';
import type { ChatPerson } from '@dosmares/contracts/chat';

/** The contact that is shown until a reply names a person. */
export const theOffice: ChatPerson = {
  name: office.name,
  isOffice: true,
  email: office.email,
  phone: office.phone,
  callHref: office.phoneHref,
  mailHref: office.emailHref,
  chatHref: `https://wa.me/${office.phone.replace(/\D/g, '')}`,
};
