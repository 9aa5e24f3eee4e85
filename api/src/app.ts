import type { MayRead } from '@dosmares/contracts/metrics-access';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { type ChatOptions, chat } from './chat/chat.ts';
import { desk } from './desk/desk.ts';
import { deskFonts } from './desk/page/fonts.ts';
import type { DeskServices } from './desk/page/serve.ts';
import { type InquiryServices, inquiries } from './inquiries/inquiries.ts';
import { describeApi } from './operations/documentation.ts';
import { type FrameServices, openFrame } from './operations/frame.ts';
import { type HealthServices, health } from './operations/health.ts';
import { metricsEndpoint } from './operations/metrics.ts';
import type { Vitals } from './vitals/counts.ts';
import { vitals } from './vitals/vitals.ts';

/** External services of the API. */
export interface Services extends FrameServices {
  allowedOrigins: readonly string[];
  inquiries: InquiryServices;
  chat: ChatOptions;
  vitals: Vitals;
  health: HealthServices;
  /** Grants access to the operators' metrics, the visitors' reports and the API's description. */
  mayReadMetrics: MayRead;
  /** Absent when it is switched off, or served by a listener of its own. */
  desk?: DeskServices | undefined;
}

/** The property that names a plugin: for one without it, Fastify searches every loaded module. */
const displayName = Symbol.for('fastify.display-name');
const plugins = [...[inquiries, chat, vitals, health, metricsEndpoint], ...[deskFonts, desk]];
for (const plugin of plugins) Object.assign(plugin, { [displayName]: plugin.name });

/** Builds the API on top of its external services. */
export async function buildApp(services: Services) {
  const app = await openFrame(services);

  await app.register(cors, {
    origin: [...services.allowedOrigins],
    methods: ['GET', 'POST'],
    maxAge: 86_400,
  });
  await describeApi(app, services.mayReadMetrics);
  await app.register(inquiries, services.inquiries);
  await app.register(chat, services.chat);
  await app.register(vitals, services);
  if (services.desk) await openDesk(app, services.desk);
  await app.register(health, services.health);
  await app.register(metricsEndpoint, services);

  return app;
}

/** Builds the desk as an app of its own, for a listener on a private network. */
export async function buildDesk(services: FrameServices, ofDesk: DeskServices) {
  const app = await openFrame(services);
  await openDesk(app, ofDesk);

  return app;
}

async function openDesk(app: FastifyInstance, services: DeskServices) {
  await app.register(deskFonts);
  await app.register(desk, services);
}
