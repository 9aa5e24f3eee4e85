import { deskPath } from '../links/desk-links.ts';

/** Returns the desk's path of the page about the sender of an inquiry. */
export const personPath = (deskToken: string, inquiryId: string) =>
  `${deskPath(deskToken)}/person/${inquiryId}`;

/** Returns the path of the same data as JSON, to be handed out. */
export const personJsonPath = (deskToken: string, inquiryId: string) =>
  `${personPath(deskToken, inquiryId)}/everything.json`;
