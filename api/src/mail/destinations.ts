/** Where the links in mails lead. Those to the desk are plain addresses: whoever opens one signs in. */
export interface Destinations {
  siteOrigin: string;
  /** Where staff's browsers reach the desk; absent while it is switched off. */
  deskOrigin?: string | undefined;
}

/** The path of the desk, and of an inquiry on it. */
export const deskPath = '/staff';
export const inquiryPath = (reference: string) => `${deskPath}/inquiry/${reference}`;
