/**
 * Milliseconds between two measurements of the event loop's delay, in every server. The library's default of 10 wakes
 * an idle process a hundred times a second.
 */
export const eventLoopMonitoringPrecision = 100;
