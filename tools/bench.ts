/** `npm run bench -- <name> [--seconds N]`: runs one benchmark from `bench/`. Prints a table, then a line of JSON. */
import { runBench } from '../bench/run.ts';

await runBench(process.argv.slice(2));
