/** Groups statement lines by UTC day. The lines must already be sorted by time. */
export function byDay<Line extends { at: string }>(
  lines: readonly Line[],
): { day: string; lines: Line[] }[] {
  const days: { day: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const day = new Date(line.at).toISOString().slice(0, 10);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}
