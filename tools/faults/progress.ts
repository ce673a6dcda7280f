const WIDTH = 24;

/** Returns a line such as `[######..................]  52/200, about 13 min left`. */
export function progressLine(done: number, wanted: number, elapsedMs: number): string {
  const share = Math.min(1, done / wanted);
  const filled = Math.round(share * WIDTH);
  const leftMs = done > 0 ? (elapsedMs / done) * Math.max(0, wanted - done) : undefined;
  const left =
    leftMs === undefined
      ? ''
      : leftMs < 90_000
        ? `, about ${Math.round(leftMs / 1000)} s left`
        : `, about ${Math.round(leftMs / 60_000)} min left`;
  return `[${'#'.repeat(filled)}${'.'.repeat(WIDTH - filled)}] ${done}/${wanted}${left}`;
}

/**
 * Prints log lines and a progress bar. On a terminal, the bar is redrawn below the lines. Elsewhere, it is printed
 * after every tenth line.
 */
export function createProgress(out: NodeJS.WriteStream = process.stdout) {
  let bar = '';
  let lines = 0;
  const draw = () => {
    if (out.isTTY && bar) out.write(`\r\u001b[K${bar}`);
  };
  return {
    log(line: string) {
      if (out.isTTY) out.write(`\r\u001b[K${line}\n`);
      else {
        out.write(`${line}\n`);
        lines += 1;
        if (lines % 10 === 0 && bar) out.write(`${bar}\n`);
      }
      draw();
    },
    show(line: string) {
      bar = line;
      draw();
    },
    end() {
      if (out.isTTY && bar) out.write('\r\u001b[K');
      bar = '';
    },
  };
}
