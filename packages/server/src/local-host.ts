const local = /^(?:(?:[a-z\d-]+\.)*localhost|127(?:\.\d+){3}|\[::1\]|::1)$/i;

/** Reports whether a host name or address, without a port, is one of this machine's own. */
export const isLocalHost = (host: string) => local.test(host);

/**
 * Refuses requests to a development server by any name but this machine's own: a foreign site whose name points here would
 * be its own origin to browsers, and could read every answer (DNS rebinding).
 */
export async function requireLocalHost({ headers }: { headers: { host?: string | undefined } }) {
  if (isLocalHost(headers.host?.replace(/:\d+$/, '') ?? '')) return;
  const sentence =
    'In development this is served at localhost only; behind a proxy, set NODE_ENV=production.';
  throw Object.assign(new Error(sentence), { statusCode: 421 });
}
