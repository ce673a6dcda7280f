import type { Change } from './apply.ts';
import type { Names } from './names.ts';
import { fromTemplate } from './templates.ts';

/**
 * Returns the files of a new report: definition, SQL and test, all in one folder of the feature `ledger`. The server
 * and the back office find the report by its folder.
 */
export const newReport = (names: Names): Change[] => fromTemplate('report', 'lost-luggage', names);
