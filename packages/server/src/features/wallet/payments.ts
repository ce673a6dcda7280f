/**
 * Interface between the wallet and its payment providers. Each provider has a folder `payments-<name>/`, whose
 * `adapter.ts` exports `createProvider`. The server finds the folder by its name, so a new provider requires only a new
 * folder.
 */
import type { IncomingHttpHeaders } from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { methodKinds } from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';

export type MethodKind = (typeof methodKinds)[number];

/** Payment method as described by the provider. Never contains a card number, an account number or a password. */
interface ProviderMethod {
  kind: MethodKind;
  /** Provider's token for the card or account. The same card or account always has the same token. */
  token: string;
  /** Masked name of the payment method, for display. */
  label: string;
}

export type PaymentEventType =
  | 'payment_authorised'
  | 'payment_captured'
  /** The payment was attempted but failed, so no money was taken. */
  | 'payment_declined'
  /** The member abandoned the payment, or the payment expired without an attempt: no money was taken. */
  | 'payment_abandoned'
  /** Money was refunded. `amountCents` is the amount of this refund only. */
  | 'payment_refunded'
  | 'payment_charged_back'
  | 'payout_paid'
  | 'payout_failed';

/** Provider event whose authenticity has been verified. */
export interface PaymentEvent {
  provider: string;
  /** Id of the event, unique per provider. If the provider sends an event again, the id is the same. */
  eventId: string;
  type: PaymentEventType;
  /** Provider's id for the payment or payout. */
  providerRef: string;
  /** Our id for the top-up or cash-out. */
  reference: string;
  amountCents: number;
  currency: string;
  method?: ProviderMethod;
  reason?: string;
}

export interface StartPayment {
  /** Id of the top-up. It is also the idempotency key and the casino's reference for the payment. */
  reference: string;
  amountCents: number;
  currency: string;
  kind: MethodKind;
  language: string;
  /** URL to which the member's browser returns. A visit to this URL does not prove that the payment succeeded. */
  returnUrl: string;
}

interface StartPayout {
  /** Id of the cash-out. The provider uses it as the idempotency key and repeats it in its statement. */
  reference: string;
  token: string;
  amountCents: number;
  currency: string;
}

/** Line in the provider's account statement. */
export interface StatementLine {
  type: 'payment' | 'refund' | 'charge_back' | 'payout';
  at: Date;
  /** Id that the provider assigned to the payment or payout. */
  providerRef: string;
  /**
   * Payment reference, usually the id of a top-up or cash-out. It can be any text, because a statement can also
   * contain references that the casino did not issue.
   */
  reference: string;
  /** Signed amount in cents, positive for money that the casino received. */
  amountCents: number;
  currency: string;
}

export interface PaymentProvider {
  /** Provider name, stored with every row. It is also the last segment of the webhook's path. */
  name: string;
  /**
   * Starts a payment. Returns the provider's id for the payment, and the URL of its payment page.
   * @throws PaymentRefused (final) · ProviderUnavailable (outcome unknown: retry with the same reference)
   */
  startPayment(input: StartPayment): Promise<{ providerRef: string; redirectUrl: string }>;
  /**
   * Closes the payment page of an open payment. Does nothing if the payment has been made or the page is already
   * closed. The provider reports the outcome later in an event.
   * @throws PaymentRefused · ProviderUnavailable
   */
  cancelPayment(providerRef: string): Promise<void>;
  /**
   * Starts a payout to a member's payment method.
   * @throws PaymentRefused · ProviderUnavailable
   */
  startPayout(input: StartPayout): Promise<{ providerRef: string }>;
  /**
   * Returns the outcome of the payment as a provider event; undefined while the payment is open.
   * @throws ProviderUnavailable
   */
  readPayment(providerRef: string): Promise<PaymentEvent | undefined>;
  readPayout(providerRef: string): Promise<PaymentEvent | undefined>;
  /**
   * Returns all movements on our account at the provider from `from` (inclusive) to `to` (exclusive), oldest first.
   * @throws ProviderUnavailable, also if the statement is incomplete
   */
  readStatement(from: Date, to: Date): Promise<StatementLine[]>;
  /**
   * Verifies the signature of the raw body and the age of the signature, and reads the event. Returns undefined for an
   * event that the casino does not process.
   * @throws WebhookRefused
   */
  verifyWebhook(headers: IncomingHttpHeaders, rawBody: Buffer, now: Date): PaymentEvent | undefined;
}

/** Error for a request that the provider rejected. A retry would be rejected too. */
export class PaymentRefused extends Error {}

/**
 * Error for a request whose outcome is unknown, because the provider sent no conclusive response. Retrying with the
 * same reference is safe.
 */
export class ProviderUnavailable extends Error {}

/** Error for a webhook whose origin could not be verified. */
export class WebhookRefused extends Error {}

type CreateProvider = (deps: Deps) => PaymentProvider | undefined;

const opened = new WeakMap<Deps, PaymentProvider[]>();

/** Finds the adapters in the folder and opens the configured ones. Called once, by `setup`. */
export async function openProviders(deps: Deps, folder = import.meta.dirname): Promise<void> {
  const providers: PaymentProvider[] = [];
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || !entry.name.startsWith('payments-')) continue;
    const file = pathToFileURL(path.join(folder, entry.name, 'adapter.ts')).href;
    const adapter = (await import(/* @vite-ignore */ file)) as { createProvider: CreateProvider };
    const provider = adapter.createProvider(deps);
    if (provider) providers.push(provider);
  }
  useProviders(deps, providers);
}

/** Sets the payment providers. Tests use this function to replace the adapters found at startup. */
export function useProviders(deps: Deps, providers: PaymentProvider[]): void {
  opened.set(deps, providers);
}

/** Returns the provider for new top-ups; undefined if none is configured. */
export function defaultProvider(deps: Deps): PaymentProvider | undefined {
  return opened.get(deps)?.[0];
}

/** Returns all configured payment providers. */
export function providersOf(deps: Deps): readonly PaymentProvider[] {
  return opened.get(deps) ?? [];
}

export function providerNamed(deps: Deps, name: string): PaymentProvider | undefined {
  return opened.get(deps)?.find((provider) => provider.name === name);
}
