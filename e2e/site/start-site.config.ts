import { openSite } from '@dosmares/tools/start/private-site';
import { firstPort } from './prepared.ts';

/** Starts the one site of all journeys; returns how to stop it. */
export default async function startSite() {
  // All visitors of all journeys come from one connection.
  const { close, settings } = await openSite(firstPort);
  // Workers begin with this environment.
  process.env.E2E_SHARED_SITE = settings.dataDir;

  return close;
}
