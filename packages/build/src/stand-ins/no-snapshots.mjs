// @ts-check
// Stands in for the federation's snapshots: nothing is known of any remote but what its page says.
export { DisabledSnapshotHandler as SnapshotHandler } from 'runtime-core/plugins/snapshot/disabled.js';

export const getGlobalRemoteInfo = () => ({});
