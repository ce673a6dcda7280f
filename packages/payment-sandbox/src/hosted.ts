import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  cardBehaviour,
  cardBrand,
  cardNumber,
  isExpiryGood,
  maskUser,
  testWallets,
  THREE_D_SECURE_CODE,
} from './cards.ts';
import { harbourFile } from './artwork.ts';
import type { Actions } from './actions.ts';
import {
  challengePage,
  endPage,
  frontPage,
  paymentPage,
  unknownPage,
  type FieldErrors,
} from './pages.ts';
import { styleSheet } from './style.ts';
import type { MethodKind, Payment, Store } from './store.ts';
import { languageOf, type Language } from './texts.ts';

export interface HostedOptions {
  store: Store;
  actions: Actions;
  now: () => number;
  wake: () => void;
}

interface PageRequest {
  Params: { id: string };
  Querystring: { lang?: string; method?: string };
  Body: Record<string, string | undefined>;
}

/**
 * Sets headers that forbid all scripts and third-party styles. Forms can be submitted only to this site and to the
 * merchant's site.
 */
function headers(reply: FastifyReply, returnUrl?: string): FastifyReply {
  const back = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return reply.headers({
    'content-security-policy':
      `default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'${back}; ` +
      `base-uri 'none'; frame-ancestors 'none'`,
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
}

function html(reply: FastifyReply, payment: Payment | undefined, text: string, status = 200) {
  return headers(reply, payment?.return_url)
    .code(status)
    .type('text/html; charset=utf-8')
    .send(text);
}

/** Sends the page for the payment's state: form, 3-D Secure step or result. Sends a 404 page if there is none. */
function show(
  reply: FastifyReply,
  payment: Payment | undefined,
  language: Language,
  method?: string,
  errors: FieldErrors = {},
) {
  if (!payment) return html(reply, undefined, unknownPage(language), 404);
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  if (payment.state === 'open')
    return html(
      reply,
      payment,
      paymentPage(payment, language, chosen(payment, method), errors),
      status,
    );
  if (payment.state === 'challenged')
    return html(reply, payment, challengePage(payment, language, errors), status);
  return html(reply, payment, endPage(payment, language));
}

/** Serves the style sheet and the image that the pages use. */
function serveFiles(app: FastifyInstance): void {
  const files = {
    '/style.css': ['text/css; charset=utf-8', styleSheet],
    '/harbour.svg': ['image/svg+xml', harbourFile],
  } as const;
  for (const [path, [type, text]] of Object.entries(files))
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'public, max-age=300', 'x-content-type-options': 'nosniff' })
        .type(type)
        .send(text),
    );
}

/** Serves the members' pages: payment method, 3-D Secure and result. The id in the URL is the only credential. */
export async function hostedPages(app: FastifyInstance, options: HostedOptions): Promise<void> {
  const { store, actions, wake } = options;
  await app.register(formbody, { bodyLimit: 8192 });

  /**
   * Redirects the browser after a form submission: to the merchant if the payment succeeded or was cancelled, otherwise
   * to the payment's own page.
   */
  function onward(reply: FastifyReply, payment: Payment | undefined, language: Language) {
    wake();
    const back = payment && ['authorised', 'captured', 'cancelled'].includes(payment.state);
    const target = back ? payment.return_url : `/pay/${payment?.id ?? 'unknown'}?lang=${language}`;
    return headers(reply, payment?.return_url).redirect(target, 303);
  }

  serveFiles(app);

  app.get<PageRequest>('/', async ({ query }, reply) =>
    html(reply, undefined, frontPage(languageOf(query.lang))),
  );

  app.get<PageRequest>('/pay/:id', async ({ params, query }, reply) =>
    show(reply, store.payment(params.id), languageOf(query.lang), query.method),
  );

  app.post<PageRequest>('/pay/:id/:kind', async (request, reply) => {
    const { params, query, body } = request;
    const { id, kind } = params as PageRequest['Params'] & { kind: string };
    const language = languageOf(query.lang);
    const payment = store.payment(id);
    if (kind === 'cancel') return onward(reply, actions.cancel(id), language);
    if (payment?.state === 'challenged' && kind === '3d-secure')
      return onward(
        reply,
        actions.answerChallenge(id, body['code'] === THREE_D_SECURE_CODE),
        language,
      );
    if (payment?.state !== 'open' || !payment.methods.split(',').includes(kind))
      return show(reply, payment, language);
    const { errors, instrument } = readForm(kind as MethodKind, body, options.now());
    if (!instrument) return show(reply, payment, language, kind, errors);
    const { secretText, label, behaviour } = instrument;
    return onward(
      reply,
      actions.pay(id, kind as MethodKind, secretText, label, behaviour),
      language,
    );
  });
}

function chosen(payment: Payment, wanted: string | undefined): MethodKind {
  const offered = payment.methods.split(',') as MethodKind[];
  return offered.find((kind) => kind === wanted) ?? offered[0] ?? 'card';
}

interface Form {
  errors: FieldErrors;
  instrument?: {
    secretText: string;
    label: string;
    behaviour: ReturnType<typeof cardBehaviour>;
  };
}

/**
 * Validates the submitted form without storing it. Card and account numbers are returned only for tokenisation. Codes
 * and passwords are never returned.
 */
function readForm(kind: MethodKind, body: PageRequest['Body'], nowMs: number): Form {
  const field = (name: string) => (body[name] ?? '').trim();
  const errors: FieldErrors = {};
  if (kind === 'card') {
    const number = cardNumber(field('number'));
    if (!number) errors['number'] = 'errorNumber';
    if (!isExpiryGood(field('expiry'), new Date(nowMs))) errors['expiry'] = 'errorExpiry';
    if (!/^\d{3,4}$/.test(field('code'))) errors['code'] = 'errorCode';
    if (!number || Object.keys(errors).length > 0) return { errors };
    const label = `${cardBrand(number)} •••• ${number.slice(-4)}`;
    return { errors, instrument: { secretText: number, label, behaviour: cardBehaviour(number) } };
  }
  if (kind === 'e_wallet') {
    const user = field('user').toLowerCase();
    if (user.length < 3 || user.length > 80) errors['user'] = 'errorUser';
    if (field('password').length < 4) errors['password'] = 'errorPassword';
    if (Object.keys(errors).length > 0) return { errors };
    const behaviour = testWallets[user] ?? 'success';
    const label = `HarbourWallet ${maskUser(user)}`;
    return { errors, instrument: { secretText: user, label, behaviour } };
  }
  const account = field('account').replace(/\s/g, '').toUpperCase();
  if (field('holder').length < 2) errors['holder'] = 'errorHolder';
  if (!/^[A-Z0-9]{8,34}$/.test(account)) errors['account'] = 'errorAccount';
  if (Object.keys(errors).length > 0) return { errors };
  const label = `Bank •••• ${account.slice(-4)}`;
  return { errors, instrument: { secretText: account, label, behaviour: 'success' } };
}
