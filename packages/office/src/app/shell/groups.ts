import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Groups of the navigation, in the order in which they are shown, with their headings. */
export const groups = {
  payments: msg`Payments`,
  members: msg`Member services`,
  casino: msg`Casino`,
  offers: msg`Offers`,
  administration: msg`Administration`,
} satisfies Record<string, MessageDescriptor>;

export type Group = keyof typeof groups;
