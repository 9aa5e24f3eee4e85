import path from 'node:path';
import { buildVariant, variantFolder } from './variant-build.ts';

const name = 'client-alone';
const client = path.resolve(import.meta.dirname, '../../../../node_modules/react-dom/client.js');

/**
 * Builds the shell so that it renders into an empty page instead of hydrating a complete one; remotes are unchanged.
 */
export function buildClientAlone() {
  const standIn = path.join(variantFolder(name), 'client.js');

  return buildVariant(name, {
    files: {
      'client.js': `import { createRoot } from ${JSON.stringify(client)};\nexport const hydrateRoot = (element, tree) => createRoot(element).render(tree);\n`,
    },
    change: (web) => ({
      ...web,
      resolve: { ...web.resolve, alias: { ...web.resolve?.alias, 'react-dom/client$': standIn } },
    }),
  });
}
