// Classes of SQLSTATE: data exception, integrity constraint violation, transaction rollback (a deadlock, say).
const classesOfData = new Set(['22', '23', '40']);

/** Whether an error of the store is about the data that was written; all others are about the store or the line to it. */
export function isDataError(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };

  return typeof code === 'string' && code.length === 5 && classesOfData.has(code.slice(0, 2));
}
