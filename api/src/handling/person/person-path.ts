import { deskPath } from '../links/desk-links.ts';

/** The path of everything about the person who sent an inquiry, from the desk. */
export const personPath = (deskToken: string, inquiryId: string) =>
  `${deskPath(deskToken)}/person/${inquiryId}`;
