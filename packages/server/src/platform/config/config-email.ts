/** Settings for sending and receiving e-mails. */
import { createPrivateKey } from 'node:crypto';
import fs from 'node:fs';
import { ConfigError, integer, text, type Env } from './config-values.ts';

/** Key that signs e-mails (DKIM, RFC 6376). The TXT record `<selector>._domainkey.<domain>` contains the public key. */
export interface Dkim {
  domain: string;
  selector: string;
  /** RSA private key in PEM format. */
  privateKey: string;
}

/** Minimum key size in bits. Receiving servers reject signatures made with smaller keys (RFC 8301). */
const LEAST_BITS = 1024;
const DNS_NAME =
  /^(?=.{1,253}$)([a-z\d_]([a-z\d_-]{0,61}[a-z\d])?)(\.[a-z\d_]([a-z\d_-]{0,61}[a-z\d])?)*$/i;

/**
 * Reads the sender's address, which can include a display name. Returns a default if the setting is missing.
 * @throws ConfigError if the setting is not an e-mail address
 */
export function readSender(env: Env): string {
  const mailFrom = text(env, 'MAIL_FROM') ?? 'Wanderluck <no-reply@wanderluck.example>';
  if (!/^[^<>\r\n]*<[^<>\s]+@[^<>\s]+>$|^[^<>\s]+@[^<>\s]+$/.test(mailFrom))
    throw new ConfigError('MAIL_FROM must be an address such as "Name <no-reply@example.com>".');
  return mailFrom;
}

/** Returns the domain of the sender's e-mail address. */
export const domainOf = (mailFrom: string): string =>
  mailFrom.slice(mailFrom.lastIndexOf('@') + 1).replace('>', '');

/** Returns the sender's e-mail address without the display name. */
export const addressOf = (mailFrom: string): string =>
  /<([^<>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;

/** Settings for the SMTP server that receives support e-mails and bounce messages. */
export interface InboundSmtp {
  port: number;
  /**
   * Domain of the return paths and the reply addresses. The domain's MX record must name this server, or a mail server
   * that forwards e-mails to `port`.
   */
  domain: string;
  /**
   * Name that the mail server in front of this server writes into its Authentication-Results headers (RFC 8601). If it
   * is set, only these headers decide whether a sender is genuine. If it is undefined, this server checks SPF, DKIM and
   * DMARC itself.
   */
  authservId: string | undefined;
}

/**
 * Returns the settings for receiving e-mails, or undefined if the casino receives none.
 * @throws ConfigError if the domain or the authserv-id is invalid, or if either is set without the port
 */
export function readInboundSmtp(env: Env, mailFrom: string): InboundSmtp | undefined {
  const domain = text(env, 'BOUNCE_DOMAIN');
  const authservId = text(env, 'INBOUND_AUTHSERV_ID');
  if (text(env, 'INBOUND_SMTP_PORT') === undefined) {
    if (domain !== undefined)
      throw new ConfigError('INBOUND_SMTP_PORT is needed when BOUNCE_DOMAIN is set.');
    if (authservId !== undefined)
      throw new ConfigError('INBOUND_SMTP_PORT is needed when INBOUND_AUTHSERV_ID is set.');
    return undefined;
  }
  if (authservId !== undefined && !DNS_NAME.test(authservId))
    throw new ConfigError('INBOUND_AUTHSERV_ID must be a name such as mx.example.com.');
  if (domain !== undefined && (!DNS_NAME.test(domain) || !domain.includes('.')))
    throw new ConfigError('BOUNCE_DOMAIN must be a domain such as bounces.casino.example.com.');
  const port = integer(env, 'INBOUND_SMTP_PORT', 0, 1, 65_535);
  return { port, domain: domain ?? domainOf(mailFrom), authservId };
}

/**
 * Returns the DKIM key with its domain and selector, or undefined if e-mails are not signed.
 * @throws ConfigError if only some of the settings are present, or one of them is invalid
 */
export function readDkim(env: Env): Dkim | undefined {
  const domain = text(env, 'DKIM_DOMAIN');
  const selector = text(env, 'DKIM_SELECTOR');
  const key = text(env, 'DKIM_PRIVATE_KEY');
  if (domain === undefined && selector === undefined && key === undefined) return undefined;
  if (domain === undefined || selector === undefined || key === undefined)
    throw new ConfigError('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together.');
  if (!DNS_NAME.test(domain) || !domain.includes('.'))
    throw new ConfigError('DKIM_DOMAIN must be a domain such as casino.example.com.');
  if (!DNS_NAME.test(selector))
    throw new ConfigError('DKIM_SELECTOR must be a name such as "mail2026".');
  return { domain, selector, privateKey: readKey(key) };
}

/**
 * Returns the key in PEM format. The setting contains either the key itself, with `\n` allowed in place of line breaks,
 * or the path of a file.
 */
function readKey(value: string): string {
  const fault = new ConfigError(
    `DKIM_PRIVATE_KEY must be an RSA key of at least ${LEAST_BITS} bits in PEM, or the path of its file.`,
  );
  try {
    const isKey = value.startsWith('-----BEGIN');
    const pem = isKey ? value.replaceAll(String.raw`\n`, '\n') : fs.readFileSync(value, 'utf8');
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem);
    if (asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= LEAST_BITS)
      return pem;
  } catch {
    // Do not include the parser's error, because it could contain parts of the key.
  }
  throw fault;
}
