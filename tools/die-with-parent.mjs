// This module is loaded with `--import` before a child's own script. The IPC channel closes when the parent ends for
// any reason.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
// The channel must not keep a finished script alive.
process.channel?.unref();
