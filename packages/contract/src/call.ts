import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';

/**
 * Callers who are allowed to make a call. `public`: anyone. `member`: a signed-in member. `confirmed`: a member with a
 * confirmed e-mail address (decisions §3). `staff`: a signed-in clerk who has `permission`.
 */
type CallAuth = 'public' | 'member' | 'confirmed' | 'staff';

/**
 * Actions that can be blocked for a member by responsible-gaming rules or by the account's status (decisions §10). No
 * call declares `message` as its gate: the server checks this action itself, for example before it sends an offer.
 */
export const gatedActions = [
  'login',
  'launch',
  'bet',
  'deposit',
  'travel',
  'purchase',
  'claim',
  'message',
] as const;
export type GatedAction = (typeof gatedActions)[number];

/**
 * Request header that contains a visitor's token. The token is sent in a header instead of the URL, so that no log
 * contains it.
 */
export const visitorHeader = 'X-Visitor-Token';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Schema = z.ZodMiniType;

/** Definition of an API call, shared by both sides: the server implements the call, and the clients make it. */
export interface Call<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply extends Schema = Schema,
> {
  method: Method;
  /** Path below the API base, with `:name` parameters. */
  path: string;
  auth: CallAuth;
  /**
   * True if visitors can also make this member call, with a token in `visitorHeader` (decision 103). A member must
   * still meet the requirements of `auth` and `gate`.
   */
  visitors?: true;
  /** Staff permission such as `cash_outs.decide`. Used only with `auth: 'staff'`. */
  permission?: string;
  /** Action that the gate must allow before the handler runs. Calls without a signed-in member skip the gate. */
  gate?: GatedAction;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** If set, the response is a text file of this media type instead of JSON, and `reply` is the schema of a string. */
  text?: 'text/csv';
  /** True if the response body is a file instead of JSON. The client returns the file as a `Blob`. */
  file?: true;
  /** Schema of the whole JSON response, including the `data` object around the value. */
  reply: Reply;
  /**
   * Domain errors that this call can return, besides those for validation, sign-in, CSRF and blocked addresses
   * (`blocked-address.ts`).
   */
  errors?: readonly ErrorCode[];
  /**
   * Rate limit: at most `max` calls in `perSeconds` seconds from one IP address, and the same number from one account.
   */
  rate?: { max: number; perSeconds: number };
}

/** Defines a call. Returns the given call unchanged, with the exact types of its schemas. */
export function defineCall<
  Reply extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(call: Call<Params, Query, Body, Reply>): Call<Params, Query, Body, Reply> {
  return call;
}

type Out<S> = S extends Schema ? z.output<S> : undefined;
type In<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<C> = C extends Call<infer P, infer _Q, infer _B, infer _R> ? Out<P> : never;
export type QueryOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _R> ? Out<Q> : never;
export type BodyOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _R> ? Out<B> : never;
/** Body as a client sends it, before defaults are filled in. */
export type BodyInputOf<C> = C extends Call<infer _P, infer _Q, infer B, infer _R> ? In<B> : never;
export type QueryInputOf<C> = C extends Call<infer _P, infer Q, infer _B, infer _R> ? In<Q> : never;
export type ReplyOf<C> = C extends Call<infer _P, infer _Q, infer _B, infer R> ? Out<R> : never;
