/**
 * Runs a benchmark by its name. A benchmark is a file `bench/<name>.ts` that exports `run(args)`. This function can
 * print progress, and returns the benchmark's figures. The last line of the output is
 * `{"bench":"<name>","figures":{…}}`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

export interface BenchArgs {
  /** Duration of each measurement interval, in seconds; undefined means the benchmark's default. */
  seconds: number | undefined;
}

export type Figures = Record<string, number>;

const folder = import.meta.dirname;

function benchNames(): string[] {
  return fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
    .map((file) => path.basename(file, '.ts'));
}

function printTable(figures: Figures) {
  const width = Math.max(...Object.keys(figures).map((key) => key.length));
  console.log('');
  for (const [key, value] of Object.entries(figures))
    console.log(
      `  ${key.padEnd(width)}  ${value.toLocaleString('en', { maximumFractionDigits: 3 })}`,
    );
  console.log('');
}

/**
 * Runs one benchmark.
 * @param argv name of the benchmark, optionally followed by `--seconds N`
 */
export async function runBench(argv: string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: argv,
    allowPositionals: true,
    options: { seconds: { type: 'string' } },
  });
  const [name = ''] = positionals;
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (!benchNames().includes(name) || (seconds !== undefined && !(seconds > 0))) {
    console.error(`Usage: npm run bench -- <${benchNames().join(' | ')}> [--seconds N]`);
    process.exitCode = 1;
    return;
  }
  const { run } = (await import(pathToFileURL(path.join(folder, `${name}.ts`)).href)) as {
    run: (args: BenchArgs) => Promise<Figures>;
  };
  const figures = await run({ seconds });
  printTable(figures);
  console.log(JSON.stringify({ bench: name, figures }));
}
