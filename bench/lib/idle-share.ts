/** Returns the share of a core that a busy loop in this process gets: 1 on an idle machine. */
export function idleShare(): number {
  const from = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - from < 200);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (performance.now() - from);
}
