import type { ErrorTable } from './error-table.ts';

/** Errors for the salts of the hash chains of shared tables. */
export const tablesChainsErrors = {
  'tables.chain_unknown': [404, 'This table has no chain with this number.', 'office tables'],
  'tables.salt_known': [409, 'This chain already has its salt.', 'office tables'],
  'tables.salt_of_server': [
    409,
    'The server draws the salt of this chain, so no signature is needed.',
    'office tables',
  ],
  'tables.signature_wrong': [
    422,
    'This is not drand’s signature for round {round}. Copy the “signature” field of exactly that round.',
    'office tables',
  ],
} as const satisfies ErrorTable;
