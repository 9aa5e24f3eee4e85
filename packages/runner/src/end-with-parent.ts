// Imported by every process that another one runs: when that one is gone, whatever ended it, so is this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Waiting for that is no reason to stay when everything else has ended.
process.channel?.unref();
