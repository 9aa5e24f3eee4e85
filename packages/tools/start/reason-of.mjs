// @ts-check

/** @type {import('./reason-of.mjs').reasonOf} */
export function reasonOf(error) {
  const { code, path, port, message } = /** @type {any} */ (error);
  const mayNot = port
    ? `Port ${port} needs more rights than this user has: choose one above 1023.`
    : `This user may not write ${path}.`;
  const full = `The disk is full: free some space${path ? ` for ${path}` : ''}.`;
  const taken = `Port ${port} is taken by another program.`;
  const known = {
    EADDRINUSE: taken,
    EACCES: mayNot,
    EPERM: mayNot,
    EROFS: mayNot,
    ENOSPC: full,
    EDQUOT: full,
  };

  return known[/** @type {keyof typeof known} */ (code)] ?? message ?? String(error);
}
