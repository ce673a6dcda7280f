import path from 'node:path';

export const featuresFolder = path.resolve(import.meta.dirname, '../features');
