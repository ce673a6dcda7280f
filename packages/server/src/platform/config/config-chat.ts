/** Settings for an external chat widget (specification §7). */
import { ConfigError, text, type Env } from './config-values.ts';

/**
 * Chat page of an external provider. It is shown in a frame, isolated from the casino's pages, and replaces the
 * casino's own chat panel.
 */
export interface ChatWidget {
  url: string;
  origin: string;
  /** Key for signing the member's data, so that the provider can verify that the data comes from the casino. */
  secret: string;
}

const LEAST_SECRET = 32;
const LOCAL = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the settings of the external chat widget, or undefined if the casino uses its own chat.
 * @param publicUrl origin of the casino. The widget must have a different origin, because a page with the same origin
 *   could use the member's session.
 * @throws ConfigError if the widget's URL or key is invalid, or only one of them is set
 */
export function readChatWidget(env: Env, publicUrl: string): ChatWidget | undefined {
  const address = text(env, 'CHAT_WIDGET_URL');
  const secret = text(env, 'CHAT_WIDGET_SECRET');
  if (address === undefined && secret === undefined) return undefined;
  if (address === undefined || secret === undefined)
    throw new ConfigError('CHAT_WIDGET_URL and CHAT_WIDGET_SECRET must be set together.');
  const parsed = URL.canParse(address) ? new URL(address) : undefined;
  const isSecure =
    parsed?.protocol === 'https:' ||
    (parsed?.protocol === 'http:' && LOCAL.includes(parsed.hostname));
  if (!parsed || !isSecure)
    throw new ConfigError('CHAT_WIDGET_URL must be an address that begins with https://.');
  if (parsed.origin === new URL(publicUrl).origin)
    throw new ConfigError('CHAT_WIDGET_URL must have another host or port than PUBLIC_URL.');
  if (secret.length < LEAST_SECRET)
    throw new ConfigError(`CHAT_WIDGET_SECRET must have at least ${LEAST_SECRET} characters.`);
  return { url: parsed.href, origin: parsed.origin, secret };
}
