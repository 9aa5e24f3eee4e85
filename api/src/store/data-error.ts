// Classes of SQLSTATE: data exception, integrity constraint violation, transaction rollback (a deadlock, say).
const classesOfData = new Set(['22', '23', '40']);

/**
 * Reports whether an error of the store is about the written data; all others are about the store or its connection.
 */
export function isDataError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };

  return typeof code === 'string' && code.length === 5 && classesOfData.has(code.slice(0, 2));
}
