import type { FastifyPluginAsync } from 'fastify';

/** Lets a plugin share what it adds with those registered after it: Fastify keeps it inside the plugin otherwise. */
export const unencapsulated = <Options extends object>(plugin: FastifyPluginAsync<Options>) =>
  Object.assign(plugin, { [Symbol.for('skip-override')]: true });
