// Stands in for `react-dom/client`: the served HTML is of a release, so a page in development is rendered anew.
import { createRoot } from '../../../../node_modules/react-dom/client.js';

export const hydrateRoot = (element, tree) => createRoot(element).render(tree);
