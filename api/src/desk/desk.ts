import type { FastifyPluginAsync } from 'fastify';
import { inquiryRoutes } from './inquiry/routes.ts';
import { listRoutes } from './list/routes.ts';
import { keepPrivate } from './page/private-pages.ts';
import type { DeskServices } from './services.ts';
import { guard, signInRoutes } from './sign-in/routes.ts';

/** Serves the desk: the pages on which staff sign in, and handle inquiries. */
export const desk: FastifyPluginAsync<DeskServices> = async (app, services) => {
  keepPrivate(app, services.siteOrigin);
  guard(app, services);
  signInRoutes(app, services);
  listRoutes(app, services);
  inquiryRoutes(app, services);
};
