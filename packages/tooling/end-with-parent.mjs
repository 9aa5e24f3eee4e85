// @ts-check
// Imported by every service that another process runs: when that process is gone, whatever ended it, so is this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
