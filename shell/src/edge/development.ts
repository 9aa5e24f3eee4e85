import { readFile } from 'node:fs/promises';
import { reloadPath } from '@dosmares/contracts/site/routes';
import { reloadStream } from '@dosmares/delivery';
import type { FastifyInstance, FastifyReply } from 'fastify';

const script = `new EventSource('${reloadPath}').onmessage = () => location.reload();`;

/** Development only: pages reload when another composition goes live. */
export function developmentPages(app: FastifyInstance) {
  const reload = reloadStream(app);
  app.get('/_dev/reload.js', async (_request, reply) => reply.type('text/javascript').send(script));

  return {
    reload,
    async send(reply: FastifyReply, file: string) {
      const html = await readFile(file, 'utf8');

      return reply.send(html.replace('</head>', '<script src="/_dev/reload.js" defer></script></head>'));
    },
  };
}
