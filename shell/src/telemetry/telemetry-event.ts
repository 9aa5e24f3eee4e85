/** An event for telemetry: a page was shown, a module failed, or the window reports one itself. */
export type TelemetryEvent = { view: string } | { failed: string; by: 'load' | 'render' } | Event;

/** Events of the window: errors, scripts that do not load, violations of the content security policy. */
export const windowEvents = ['error', 'unhandledrejection', 'securitypolicyviolation'] as const;
