/** Imports a GeoNames postal code file: `npm run import-postcodes` (issue 6; file format: postcode-rows.ts). */
import path from 'node:path';
import { Transform } from 'node:stream';
import { parse } from 'csv-parse';
import type pg from 'pg';
import { openPostalFile, PostcodeFileError, type PostalFile } from './postcode-file.ts';
import {
  beginImport,
  keepPlaces,
  replacePlaces,
  type NewPlace,
} from './postcode-import-repository.ts';
import { judgeRow, type RowProblem } from './postcode-rows.ts';

const BATCH = 5000;
/** Maximum number of problems that are reported with their line numbers. Further problems are only counted. */
const LISTED_PROBLEMS = 20;

export interface ImportReport {
  countries: Record<string, number>;
  rows: number;
  skipped: number;
  /** First problems found in the file, each with its line number. */
  problems: { line: number; problem: RowProblem | 'not a row' }[];
  /** True if the import changed nothing, because the database already contained exactly the places in the file. */
  unchanged: boolean;
}

/**
 * Replaces the places of every country in the file, in one transaction, so that an invalid file changes nothing. Skips
 * and reports invalid rows. Repeating an import is safe.
 * @param client database connection with the role that owns the tables
 * @param file `.zip`, `.txt` (tabs) or `.csv`
 * @param onProgress receives the number of bytes read so far and the total number of bytes
 * @throws PostcodeFileError if the file is not a postal code file, or more than half of its rows are invalid
 */
export async function importPostcodes(
  client: pg.ClientBase,
  file: string,
  now: Date,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<ImportReport> {
  const source = await openPostalFile(file);
  try {
    await client.query('begin');
    await beginImport(client);
    const read = await readRows(client, source, onProgress);
    if (read.rows === 0 || read.skipped > read.rows)
      throw new PostcodeFileError(
        `${path.basename(file)} is no GeoNames postal file: ${read.skipped} of ${read.rows + read.skipped} rows are bad.`,
      );
    const replaced = await replacePlaces(client, read.skippedBy, now);
    await client.query('commit');
    const { rows, skipped, problems } = read;
    return { ...replaced, rows, skipped, problems };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    source.close();
  }
}

interface Read {
  rows: number;
  skipped: number;
  skippedBy: Map<string, number>;
  problems: ImportReport['problems'];
}

async function readRows(
  client: pg.ClientBase,
  source: PostalFile,
  onProgress: (done: number, of: number) => void,
): Promise<Read> {
  const read: Read = { rows: 0, skipped: 0, skippedBy: new Map(), problems: [] };
  let batch: NewPlace[] = [];
  const skip = (line: number, problem: ImportReport['problems'][number]['problem']) => {
    read.skipped += 1;
    if (read.problems.length < LISTED_PROBLEMS) read.problems.push({ line, problem });
  };
  let bytes = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      onProgress(bytes, source.bytes);
      done(null, chunk);
    },
  });
  const parser = parse({
    bom: true,
    delimiter: source.shape === 'text' ? '\t' : ',',
    quote: source.shape === 'text' ? null : '"',
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    max_record_size: 10_000,
    info: true,
  });
  parser.on('skip', (error: { lines?: number }) => skip(error.lines ?? 0, 'not a row'));
  source.stream.on('error', (error) => parser.destroy(error));
  source.stream.pipe(counter).pipe(parser);
  for await (const { record, info } of parser as AsyncIterable<{
    record: string[];
    info: { lines: number };
  }>) {
    if (source.shape === 'csv' && info.lines <= 1 && record[0] === 'country_code') continue;
    const row = judgeRow(record, source.shape);
    if (typeof row === 'string') {
      skip(info.lines, row);
      const country = (record[0] ?? '').trim().toUpperCase();
      read.skippedBy.set(country, (read.skippedBy.get(country) ?? 0) + 1);
      continue;
    }
    if (row.town !== undefined)
      batch.push({ ...row, place: row.town, isMain: true, at: read.rows });
    batch.push({ ...row, at: read.rows });
    read.rows += 1;
    if (batch.length >= BATCH) {
      await keepPlaces(client, batch);
      batch = [];
    }
  }
  await keepPlaces(client, batch);
  return read;
}
