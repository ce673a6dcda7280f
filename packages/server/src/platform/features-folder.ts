import path from 'node:path';

/** Folder that contains one folder for each feature of the server. */
export const featuresFolder = path.resolve(import.meta.dirname, '../features');
