import { deskPath } from '../links/desk-links.ts';

/** The path of everything about the person who sent an inquiry, from the desk. */
export const personPath = (deskToken: string, inquiryId: string) =>
  `${deskPath(deskToken)}/person/${inquiryId}`;

/** The path of the same as JSON, to be handed out. */
export const personJsonPath = (deskToken: string, inquiryId: string) =>
  `${personPath(deskToken, inquiryId)}/everything.json`;
