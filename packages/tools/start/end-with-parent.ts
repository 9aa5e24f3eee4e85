// Imported by every child process, so that it ends when its parent is gone, for any reason.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The channel must not keep the process alive when everything else has ended.
process.channel?.unref();
