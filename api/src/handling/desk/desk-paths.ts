import { deskPath } from '../links/desk-links.ts';

/** Returns the path of an inquiry on the desk. */
export const deskInquiryPath = (token: string, id: string) => `${deskPath(token)}/inquiry/${id}`;

/** Returns the path of the desk's list as a spreadsheet. */
export const csvPath = (token: string) => `${deskPath(token)}/inquiries.csv`;
