import type { BodyOf } from '@wl/contract/call';
import type { openVisitorChat } from '@wl/contract/chat-start';
import type { FieldCode } from '@wl/contract/field-texts';
import type { Deps } from '../../../platform/deps.ts';
import { emailKeyOf, judgeEmail } from '../../../platform/email/email-address.ts';
import { DomainError } from '../../../platform/errors.ts';
import { textsOf } from '../../../platform/http/field-issues.ts';
import { tokenOf } from '../../../platform/id-token.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { keyedHash } from '../../../platform/keyed-hash.ts';
import { visitorChannel } from './visitor-channel.ts';
import { insertVisitor } from './visitors-repository.ts';

/**
 * Stores a visitor with a name and an e-mail address. The reply does not reveal whether the address belongs to a
 * member. A repeated request returns the same token.
 * @throws DomainError request.invalid · chat.id_reused · chat.elsewhere if an external widget has replaced the chat
 */
export async function openVisitor(
  deps: Deps,
  { key, name, email, language }: BodyOf<typeof openVisitorChat>,
): Promise<{ token: string; channel: string }> {
  if (deps.config.chatWidget) throw new DomainError('chat.elsewhere');
  const faults = faultsOf(name, email);
  if (Object.keys(faults).length > 0)
    throw new DomainError('request.invalid', { fields: textsOf(faults) });
  const row = await deps.transaction((tx) =>
    insertVisitor(tx, {
      id: uuidv7(),
      key_hash: keyedHash(deps, 'chat.visitor_key', key),
      name,
      email,
      email_key: emailKeyOf(email),
      language,
      created_at: deps.clock.now(),
    }),
  );
  // The key gives access to the visitor's conversations. Reject a known key if the name or address differs from the
  // visitor's stored details.
  if (row.name !== name || row.email !== email) throw new DomainError('chat.id_reused');
  return { token: tokenOf(deps, 'visitor', row.id), channel: visitorChannel(deps, row.id) };
}

function faultsOf(name: string, email: string): Record<string, FieldCode> {
  const emailFault = judgeEmail(email);
  return {
    ...(name === '' && { name: 'field.required' }),
    ...(emailFault && { email: emailFault }),
  };
}
