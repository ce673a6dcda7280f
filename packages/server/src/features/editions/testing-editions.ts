import { publishEdition } from '@wl/contract/office/editions';
import type { Content } from '@wl/world/editions/content';
import { originalContents } from '@wl/world/editions/defaults';
import type { makeClerk } from '../staff/testing-clerks.ts';

type Clerk = Awaited<ReturnType<typeof makeClerk>>;

/**
 * Returns the default content of a subject.
 * @throws Error if there is no subject with this kind and id
 */
export async function original<K extends Content['kind']>(
  kind: K,
  id: string | number,
): Promise<Extract<Content, { kind: K }>> {
  const content = (await originalContents()).get(`${kind}:${id}`);
  if (content?.kind !== kind) throw new Error(`the house has no ${kind} ${id}`);
  return content as Extract<Content, { kind: K }>;
}

/** Publishes an edition as a clerk would. */
export const publish = (
  clerk: Clerk,
  subject: string,
  from_version: number,
  content: Content | null,
  reason = 'A change that a test asks for.',
) =>
  clerk.call(publishEdition, {
    body: { subject, from_version, content, reason },
  });
