import { randomBytes } from 'node:crypto';

const key = (bytes: number) => randomBytes(bytes).toString('hex');

/**
 * Returns the settings that a production server needs, with new keys each time. Tests that send e-mails or make
 * payments must override `SMTP_URL` or `PAYMENT_PROVIDER_URL`, because no server listens at the default URLs.
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
