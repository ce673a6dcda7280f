/** `npm run bench -- <name> [--seconds N]`: runs one benchmark of `bench/`, prints a table and a last line of JSON. */
import { runBench } from '../bench/run.ts';

await runBench(process.argv.slice(2));
