import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Instant } from '../shapes.ts';
import { TableChain } from '../tables-chains.ts';

const Slug = z.string().check(z.maxLength(64));

/** Hash chain of a shared table, as clerks see it. */
export const OfficeTableChain = z.extend(TableChain, {
  created_at: Instant,
  /** Time at which the beacon round is published; null if the server draws the salt. */
  beacon_at: z.nullable(Instant),
  /** Address at which a relay publishes the beacon round; null if the server draws the salt. */
  beacon_url: z.nullable(z.string()),
  salt_at: z.nullable(Instant),
});
export type OfficeTableChain = z.infer<typeof OfficeTableChain>;

export const officeTableChains = defineCall({
  method: 'GET',
  path: '/staff/tables/:slug/chains',
  auth: 'staff',
  permission: 'tables.view',
  summary: 'The latest hash chains of a shared table, with their salts.',
  params: z.object({ slug: Slug }),
  reply: data(z.object({ chains: z.array(OfficeTableChain) })),
  errors: ['tables.unknown'],
});

export const enterTableSalt = defineCall({
  method: 'POST',
  path: '/staff/tables/:slug/chains/:number/salt',
  auth: 'staff',
  permission: 'tables.edit',
  summary:
    'Fixes the salt of a chain with the beacon’s signature of its round, for a server that cannot reach the relays. The server verifies the signature, so a clerk cannot choose the salt.',
  params: z.object({ slug: Slug, number: z.string().check(z.regex(/^\d{1,9}$/)) }),
  /** Signature as published by a relay: 96 hex digits. Spaces are ignored, and upper-case digits are accepted. */
  body: z.object({ signature: z.string().check(z.maxLength(400)) }),
  reply: data(OfficeTableChain),
  errors: [
    'tables.unknown',
    'tables.chain_unknown',
    'tables.salt_known',
    'tables.salt_of_server',
    'tables.signature_wrong',
  ],
});
