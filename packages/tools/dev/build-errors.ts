import type { MultiStats, Stats } from 'webpack';

/**
 * Errors of a build for the author of the sources: each once, however many parts of an application meet it,
 * without the compiler's own stack.
 */
export function errorsIn(stats: Stats | MultiStats): string {
  const { errors = [] } = stats.toJson({ all: false, errors: true, errorDetails: false });
  const texts = errors.map(({ moduleName = '', message }) => `${moduleName}\n${inShort(message)}`.trim());

  return [...new Set(texts)].join('\n\n');
}

const inShort = (message: string) =>
  message
    .replace(/^Module build failed.*\n(?:Error: +)?/, '')
    .replace(/\n\s*Caused by:.*$/s, '')
    .trimEnd();
