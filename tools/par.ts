/**
 * `npm run par -- <file> [--json] [--seconds N]`: prints the PAR sheet of a slot configuration and lists its faults.
 * `<file>` is a `.json` file or a module that exports `config`. The slot need not be in the catalogue. An unplayable
 * configuration is only checked for faults, not evaluated.
 */
import { parseArgs } from 'node:util';
import { evaluateSlot, loadConfig, printSheet } from './par/sheet.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, seconds: { type: 'string', default: '5' } },
});
const [file] = positionals;
const seconds = Number(values.seconds);
if (!file || !(seconds > 0)) {
  console.error('Usage: npm run par -- <configuration.json | config.ts> [--json] [--seconds N]');
  process.exit(2);
}
try {
  const sheet = evaluateSlot(await loadConfig(file), seconds * 1_000);
  if (values.json) console.log(JSON.stringify(sheet, null, 2));
  else printSheet(sheet);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
