/**
 * `npm run import-postcodes -- <file> [<file> …]`: imports postcodes, one country per file, and replaces the previous
 * postcodes of each country. Accepts GeoNames files, which the operator downloads beforehand from
 * https://download.geonames.org/export/zip/ (`GB.zip`, `TR.txt`, …; CC BY 4.0), and CSV files with the same data.
 * Invalid rows are skipped and listed. Exits with 1 if a file was rejected.
 */
import path from 'node:path';
import pg from 'pg';
import { importPostcodes } from '@wl/server/features/members/postcodes/import-postcodes';
import { PostcodeFileError } from '@wl/server/features/members/postcodes/postcode-file';
import { ownerDatabaseUrl } from './lib/database-url.ts';
import { progressBar } from './lib/progress-bar.ts';

const files = process.argv.slice(2);
if (files.length === 0) {
  console.error('usage: npm run import-postcodes -- <GeoNames postal file: .zip, .txt or .csv> …');
  process.exit(2);
}
const client = new pg.Client({ connectionString: ownerDatabaseUrl() });
await client.connect();
const bar = progressBar((bytes) => `${(bytes / 1e6).toFixed(1)} MB`);
for (const given of files) {
  // Resolve paths against the folder in which the operator ran the command, which can be outside the project.
  const file = path.resolve(process.env['INIT_CWD'] ?? '.', given);
  const name = path.basename(file);
  try {
    const report = await importPostcodes(client, file, new Date(), (done, of) => {
      bar.progress(name, done, of);
    });
    bar.progress('', 0, 0);
    for (const { line, problem } of report.problems) console.log(`${name}:${line}: ${problem}`);
    const kept = Object.entries(report.countries)
      .map(([country, places]) => `${country} ${places.toLocaleString('en')} places`)
      .join(', ');
    const rows = report.rows.toLocaleString('en');
    console.log(
      `${name}: ${rows} rows → ${kept}; ${report.skipped} skipped${report.unchanged ? '; nothing changed' : ''}.`,
    );
  } catch (error) {
    bar.progress('', 0, 0);
    if (!(error instanceof PostcodeFileError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
bar.end();
await client.end();
