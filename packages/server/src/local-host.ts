/** This machine's names and addresses, with any port. */
const local = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * Refuses requests to a development server by any name but this machine's own: a foreign site whose name points here would
 * be its own origin to browsers, and could read every answer (DNS rebinding).
 */
export async function requireLocalHost({ headers }: { headers: { host?: string | undefined } }) {
  if (local.test(headers.host ?? '')) return;
  const sentence =
    'In development this is served at localhost only; behind a proxy, set NODE_ENV=production.';
  throw Object.assign(new Error(sentence), { statusCode: 421 });
}
