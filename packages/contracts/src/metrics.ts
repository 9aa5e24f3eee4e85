/** Milliseconds between measurements of the event loop's delay; the default wakes an idle process too often. */
export const eventLoopMonitoringPrecision = 100;
