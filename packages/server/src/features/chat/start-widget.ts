import { createHmac } from 'node:crypto';
import type { OutsideChat } from '@wl/contract/chat-start';
import type { Deps } from '../../platform/deps.ts';
import { memberById } from '../members/index.ts';

/**
 * Returns the external widget that replaces the chat, with the data of the signed-in member (specification §7). The
 * signature is the HMAC-SHA256 of the member's id, in hexadecimal. It proves to the provider that the id comes from the
 * casino and not from someone who opened the widget's page directly.
 * @returns null if members use the casino's own chat
 */
export async function startWidget(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  memberId: string | undefined,
): Promise<OutsideChat | null> {
  const widget = config.chatWidget;
  if (!widget) return null;
  const { url, secret } = widget;
  const member = memberId === undefined ? undefined : await memberById(db, memberId);
  if (!member) return { url, player: null, signature: null };
  const { id, nickname, email, created_at } = member;
  return {
    url,
    player: { id, nickname, email, created_at: created_at.toISOString() },
    signature: createHmac('sha256', secret).update(id).digest('hex'),
  };
}
