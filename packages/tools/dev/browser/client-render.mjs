// Replaces `react-dom/client`: the served HTML is a release's, so development renders instead of hydrating.
import { createRoot } from '../../../../node_modules/react-dom/client.js';

export const hydrateRoot = (element, tree) => createRoot(element).render(tree);
