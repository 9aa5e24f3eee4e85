import { office } from '@dosmares/content/office';

/** A page's name in the browser's tab and in search results. */
export const pageTitle = (name: string) => `${name} | ${office.name}`;
