// Ends a child process when its IPC channel closes, which happens whenever the parent ends. Loaded with `--import`
// before the child's own script.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.exit(1), 5000).unref();
});
// Without this call, the open IPC channel would keep the process alive after its script has finished.
process.channel?.unref();
