/** Something that the makers of the site want to know of: a page was shown, a module failed, or the window says so itself. */
export type TelemetryEvent = { view: string } | { failed: string; by: 'load' | 'render' } | Event;

/** Events of the window: errors, scripts that do not load, violations of the content security policy. */
export const windowEvents = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;
