/**
 * The door to payment providers. Nothing here knows one of them: an adapter is a folder `payments-<name>/` whose `adapter.ts`
 * exports `createProvider`, found by its name; a second one is a second folder.
 */
import type { IncomingHttpHeaders } from 'node:http';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { methodKinds } from '@wl/contract/wallet';
import type { Deps } from '../../platform/deps.ts';

export type MethodKind = (typeof methodKinds)[number];

/** What a provider tells us of a method: never a number, an account or a password. */
interface ProviderMethod {
  kind: MethodKind;
  /** The provider's own handle; the same instrument has the same token. */
  token: string;
  /** Masked, for display. */
  label: string;
}

export type PaymentEventType =
  | 'payment_authorised'
  | 'payment_captured'
  /** The payment was tried and failed: no money was taken. */
  | 'payment_declined'
  /** Given up by the member or run out without an attempt: no money was taken. */
  | 'payment_abandoned'
  /** `amountCents` is what went back with this event. */
  | 'payment_refunded'
  | 'payment_charged_back'
  | 'payout_paid'
  | 'payout_failed';

/** Something that happened at the provider, its authenticity already checked. */
export interface PaymentEvent {
  provider: string;
  /** Unique at the provider: the same event told again has the same id. */
  eventId: string;
  type: PaymentEventType;
  /** The provider's id of the payment or payout. */
  providerRef: string;
  /** Our id of the top-up or cash-out. */
  reference: string;
  amountCents: number;
  currency: string;
  method?: ProviderMethod;
  reason?: string;
}

export interface StartPayment {
  /** Idempotency key and our reference: the id of the top-up. */
  reference: string;
  amountCents: number;
  currency: string;
  kind: MethodKind;
  language: string;
  /** Where the member's browser goes afterwards; that it goes there means nothing. */
  returnUrl: string;
}

interface StartPayout {
  /** Idempotency key and our reference: the id of the cash-out. */
  reference: string;
  token: string;
  amountCents: number;
  currency: string;
}

/** A line of the provider's own account statement. */
export interface StatementLine {
  type: 'payment' | 'refund' | 'charge_back' | 'payout';
  at: Date;
  /** The provider's id of the payment or payout. */
  providerRef: string;
  /** What we gave as our id; text, since it need not be ours. */
  reference: string;
  /** Signed: positive is money that came in for us. */
  amountCents: number;
  currency: string;
}

export interface PaymentProvider {
  /** Last part of the webhook's address; stored with every row. */
  name: string;
  /** @throws PaymentRefused (final) · ProviderUnavailable (unknown: ask again with the same reference) */
  startPayment(input: StartPayment): Promise<{ providerRef: string; redirectUrl: string }>;
  /**
   * Closes the page of a payment that nobody has paid yet; changes nothing once somebody has, and when it is asked again. What
   * became of it is told as an event, as ever. @throws PaymentRefused · ProviderUnavailable
   */
  cancelPayment(providerRef: string): Promise<void>;
  /** @throws PaymentRefused · ProviderUnavailable */
  startPayout(input: StartPayout): Promise<{ providerRef: string }>;
  /** What has become of it, as the event that would tell so; undefined while it is open. @throws ProviderUnavailable */
  readPayment(providerRef: string): Promise<PaymentEvent | undefined>;
  readPayout(providerRef: string): Promise<PaymentEvent | undefined>;
  /**
   * Every movement of our account there from `from` up to but not including `to`, oldest first.
   * @throws ProviderUnavailable, also for a statement that cannot be read to its last line
   */
  readStatement(from: Date, to: Date): Promise<StatementLine[]>;
  /**
   * Checks signature and timestamp over the raw body and reads the event; undefined for one that is of no use to us.
   * @throws WebhookRefused
   */
  verifyWebhook(headers: IncomingHttpHeaders, rawBody: Buffer, now: Date): PaymentEvent | undefined;
}

/** The provider said no, and would say so again. */
export class PaymentRefused extends Error {}

/** No answer, or none that says what happened. Asking again with the same reference is safe. */
export class ProviderUnavailable extends Error {}

/** A webhook that does not prove where it comes from. */
export class WebhookRefused extends Error {}

type CreateProvider = (deps: Deps) => PaymentProvider | undefined;

const opened = new WeakMap<Deps, PaymentProvider[]>();

/** Finds the adapters beside this file and opens those that are configured. Called once, by `setup`. */
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

/** Puts these in place of the adapters found; for tests. */
export function useProviders(deps: Deps, providers: PaymentProvider[]): void {
  opened.set(deps, providers);
}

/** The provider new top-ups go to; undefined when none is configured. */
export function defaultProvider(deps: Deps): PaymentProvider | undefined {
  return opened.get(deps)?.[0];
}

/** Every provider that is open. */
export function providersOf(deps: Deps): readonly PaymentProvider[] {
  return opened.get(deps) ?? [];
}

export function providerNamed(deps: Deps, name: string): PaymentProvider | undefined {
  return opened.get(deps)?.find((provider) => provider.name === name);
}
