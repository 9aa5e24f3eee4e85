import { releasesPath } from '@dosmares/contracts/endpoints';
import { publish } from '@dosmares/delivery/publish';
import type { Settings } from '@dosmares/delivery/settings';
import { buildStale } from '../build/build.ts';
import { endOnSignal } from './end-on-signal.ts';
import { freePort } from './free-port.ts';
import { runServices } from './run-services.ts';
import { refuseTakenPorts } from './services.ts';

/** Starts the whole site from the last builds, on a port behind the one of development; returns its origin. */
export async function siteBehind(settings: Settings) {
  await refuseTakenPorts(settings);
  await buildStale();
  await publish(settings);
  const site = await freePort();
  const running = runServices({ ...settings, ports: { ...settings.ports, site } }, { restarts: true });
  endOnSignal(running.stopAll);
  await running.startAll();

  return `http://localhost:${site}`;
}

/** Reports whether this checkout's site runs already, such as by `npm start`. */
export async function isRunning({ addresses }: Settings): Promise<boolean> {
  const address = `${addresses.config.siteOrigin}${releasesPath}`;
  const answer = await fetch(address, { signal: AbortSignal.timeout(1_000) }).catch(() => undefined);

  return answer?.ok === true;
}
