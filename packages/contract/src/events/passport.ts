import { allDocumentTypes, documentKinds, rejectReasons } from '@wl/world/casino/documents';
import * as z from 'zod/mini';
import { defineEvents } from '../event.ts';
import { Id } from '../shapes.ts';

const document = {
  document_id: Id,
  kind: z.enum(documentKinds),
  type: z.enum(allDocumentTypes),
};

export const passportEvents = defineEvents('passport', {
  document_uploaded: z.object(document),
  document_accepted: z.object(document),
  document_rejected: z.object({ ...document, reason: z.enum(rejectReasons) }),
  identity_verified: z.object({}),
  address_verified: z.object({}),
  payment_verified: z.object({}),
  /** Both the identity and the address of the member are now verified. */
  verified: z.object({}),
  overridden: z.object({ override_id: Id, asked_by: Id, confirmed_by: Id }),
});
