import { deskPath } from '../links/desk-links.ts';

/** The path of one inquiry, as the desk shows it. */
export const deskInquiryPath = (token: string, id: string) => `${deskPath(token)}/inquiry/${id}`;

/** The path of what the desk shows, as a spreadsheet. */
export const csvPath = (token: string) => `${deskPath(token)}/inquiries.csv`;
