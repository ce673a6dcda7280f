const WIDTH = 24;

/** Shows a progress bar on a terminal. Elsewhere, prints one line per completed phase to keep logs readable. */
export function progressBar(
  unit: (count: number) => string = (count) => count.toLocaleString('en'),
): {
  progress: (phase: string, done: number, of: number) => void;
  end: () => void;
} {
  const { stderr } = process;
  const began = performance.now();
  let phase = '';
  let shownAt = 0;
  const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
  const close = () => {
    if (phase === '') return;
    if (stderr.isTTY) stderr.write('\n');
    else stderr.write(`${phase} at ${seconds()}\n`);
  };
  return {
    progress: (label, done, of) => {
      if (label !== phase) {
        close();
        phase = label;
        shownAt = 0;
      }
      if (!stderr.isTTY || (done < of && performance.now() - shownAt < 100)) return;
      shownAt = performance.now();
      const share = of === 0 ? 1 : Math.min(1, done / of);
      const full = Math.round(share * WIDTH);
      stderr.write(
        `\r${label.padEnd(17)} ${'█'.repeat(full)}${'·'.repeat(WIDTH - full)} ${unit(done)} of ${unit(of)}  ${seconds()} `,
      );
    },
    end: close,
  };
}
