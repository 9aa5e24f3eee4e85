import { office } from '@dosmares/content/office';
import { palette } from '@dosmares/ui';

/** The notice's id. */
export const missingScriptsId = 'missing-scripts';

/**
 * A hidden notice in every page for visitors whose browser is older than the site's scripts (README), or whom the scripts
 * did not reach: they can read everything, and are told how to write and call.
 */
export const missingScriptsNotice = `<p id="${missingScriptsId}" hidden>Forms and the concierge do not work here: your browser is too old for them, or part of this page did not arrive. Please call <a href="${office.phoneHref}">${office.phone}</a> or write to <a href="${office.emailHref}">${office.email}</a>.</p>`;

/** Style of the notice. Older browsers get it too, so it uses nothing new. */
export const missingScriptsCss = `#${missingScriptsId}{position:fixed;left:0;right:0;bottom:0;z-index:99;padding:12px 16px;background:${palette.night};color:${palette.ivory};text-align:center}`;
