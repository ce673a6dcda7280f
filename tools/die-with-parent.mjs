// Loaded with `--import` before a child's own script: when the parent is gone, however it went, the channel closes.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
// The channel must not be what keeps a finished script alive.
process.channel?.unref();
