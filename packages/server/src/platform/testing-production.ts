import { randomBytes } from 'node:crypto';

const key = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * Settings that a production start needs, with keys of its own each time. Nothing listens at the addresses: give `SMTP_URL` and
 * `PAYMENT_PROVIDER_URL` where mails are sent or payments made.
 */
export function productionSettings(): Record<string, string> {
  return {
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://127.0.0.1:9',
    PAYMENT_PROVIDER_URL: 'http://127.0.0.1:9',
    PAYMENT_PROVIDER_SECRET: key(24),
    PUSHER_APP_ID: '100200',
    PUSHER_APP_KEY: key(10),
    PUSHER_APP_SECRET: key(20),
    SEED_ENCRYPTION_KEY: key(32),
    APP_SECRET: key(32),
  };
}
