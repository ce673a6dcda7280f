import { testCards, testWallets } from './cards.ts';
import { icon, logo } from './artwork.ts';
import type { MethodKind, Payment } from './store.ts';
import { languageNames, languages, say, type Language, type TextName } from './texts.ts';

/** Keys of the error messages, by field name. */
export type FieldErrors = Record<string, TextName>;

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

interface Shell {
  language: Language;
  title: string;
  /** Path of this page without its query, for the language links. */
  path: string;
  method?: string;
  summary?: string;
  main: string;
  footer?: string;
}

function shell({ language, title, path, method, summary = '', main, footer = '' }: Shell): string {
  const links = languages.map((other) => {
    const current = other === language ? ' aria-current="true"' : '';
    const query = `?lang=${other}${method ? `&amp;method=${method}` : ''}`;
    return `<li><a href="${path}${query}" hreflang="${other}" lang="${other}"${current}>${languageNames[other]}</a></li>`;
  });
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light">
<title>${escape(title)} · Harbour Pay</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header class="bar"><div class="brand">${logo}<span>Harbour&nbsp;Pay</span></div>
<p class="sandbox">${escape(say(language, 'sandbox'))}</p></header>
<main>${summary}<section class="panel">${main}</section></main>
<footer>${footer}<nav aria-label="${escape(say(language, 'language'))}"><ul class="languages">${links.join('')}</ul></nav></footer>
</body>
</html>`;
}

function money(payment: Payment, language: Language): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency: payment.currency }).format(
    payment.amount / 100,
  );
}

function values(payment: Payment, language: Language): Record<string, string> {
  return { merchant: payment.merchant_name, amount: money(payment, language) };
}

function summary(payment: Payment, language: Language): string {
  const filled = values(payment, language);
  return `<section class="summary" aria-labelledby="amount"><p class="to">${escape(say(language, 'youPay', filled))}</p>
<p class="amount" id="amount">${escape(money(payment, language))}</p>
<p class="reference">${escape(say(language, 'reference'))} <span>${escape(payment.reference.slice(-12))}</span></p></section>`;
}

interface Field {
  name: TextName;
  /** Additional attributes of the input element. */
  attributes: string;
  type?: string;
  hint?: TextName;
}

const fields: Record<MethodKind, Field[]> = {
  card: [
    { name: 'number', attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="23"' },
    { name: 'expiry', attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="7"' },
    {
      name: 'code',
      attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"',
      hint: 'codeHint',
    },
  ],
  e_wallet: [
    {
      name: 'user',
      attributes: 'autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="80"',
    },
    {
      name: 'password',
      type: 'password',
      attributes: 'autocomplete="current-password" maxlength="128"',
    },
  ],
  bank_transfer: [
    { name: 'holder', attributes: 'autocomplete="name" maxlength="80"' },
    { name: 'account', attributes: 'autocomplete="off" spellcheck="false" maxlength="42"' },
  ],
};

function field(
  { name, type = 'text', attributes, hint }: Field,
  language: Language,
  errors: FieldErrors,
) {
  const error = errors[name];
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return `<div class="field field-${name}"><label for="${name}">${escape(say(language, name))}</label>
<input id="${name}" name="${name}" type="${type}" required ${attributes}${error ? ' aria-invalid="true"' : ''}${described ? ` aria-describedby="${described}"` : ''}>
${hint ? `<p class="hint" id="${name}-hint">${escape(say(language, hint))}</p>` : ''}${error ? `<p class="error" id="${name}-error">${escape(say(language, error))}</p>` : ''}</div>`;
}

function tabs(payment: Payment, language: Language, chosen: MethodKind): string {
  const offered = payment.methods.split(',') as MethodKind[];
  if (offered.length < 2) return '';
  const links = offered.map((kind) => {
    const current = kind === chosen ? ' aria-current="true"' : '';
    return `<li><a href="/pay/${payment.id}?lang=${language}&amp;method=${kind}"${current}>${escape(say(language, kind))}</a></li>`;
  });
  return `<nav aria-label="${escape(say(language, 'howToPay'))}"><ul class="tabs">${links.join('')}</ul></nav>`;
}

function cancelForm(payment: Payment, language: Language): string {
  const text = escape(say(language, 'cancel', values(payment, language)));
  return `<form method="post" action="/pay/${payment.id}/cancel?lang=${language}"><button class="link" type="submit">${text}</button></form>`;
}

function alert(language: Language, errors: FieldErrors): string {
  if (Object.keys(errors).length === 0) return '';
  return `<p class="alert" role="alert">${escape(say(language, 'fix'))}</p>`;
}

/** Returns the form for the chosen method. Its fields are never prefilled with earlier input. */
export function paymentPage(
  payment: Payment,
  language: Language,
  chosen: MethodKind,
  errors: FieldErrors,
): string {
  const filled = values(payment, language);
  const note =
    chosen === 'bank_transfer' ? `<p class="note">${escape(say(language, 'bankNote'))}</p>` : '';
  const single = payment.methods.includes(',') ? 'howToPay' : chosen;
  return shell({
    language,
    title: say(language, 'title'),
    path: `/pay/${payment.id}`,
    method: chosen,
    summary: summary(payment, language),
    main: `<h1>${escape(say(language, single))}</h1>${tabs(payment, language, chosen)}${alert(language, errors)}
<form class="method" method="post" action="/pay/${payment.id}/${chosen}?lang=${language}" novalidate>
<div class="fields">${fields[chosen].map((one) => field(one, language, errors)).join('')}</div>${note}
<button class="primary" type="submit">${escape(say(language, 'pay', filled))}</button></form>
${cancelForm(payment, language)}<p class="safety">${escape(say(language, 'safety', filled))}</p>`,
    footer: testDetails(language, chosen),
  });
}

/** Returns the page of the 3-D Secure step, which the cardholder's bank would normally show. */
export function challengePage(payment: Payment, language: Language, errors: FieldErrors): string {
  return shell({
    language,
    title: say(language, 'challengeTitle'),
    path: `/pay/${payment.id}`,
    summary: summary(payment, language),
    main: `<h1>${escape(say(language, 'challengeTitle'))}</h1><p class="note">${escape(say(language, 'challengeText'))}</p>${alert(language, errors)}
<form class="method" method="post" action="/pay/${payment.id}/3d-secure?lang=${language}" novalidate>
<div class="field"><label for="code">${escape(say(language, 'challengeCode'))}</label>
<input id="code" name="code" type="text" required inputmode="numeric" autocomplete="one-time-code" maxlength="8"></div>
<button class="primary" type="submit">${escape(say(language, 'confirm'))}</button></form>${cancelForm(payment, language)}`,
  });
}

/** Returns the page with the result of a payment and a link back to the merchant. */
export function endPage(payment: Payment, language: Language): string {
  const filled = values(payment, language);
  const kind =
    payment.state === 'declined'
      ? 'declined'
      : payment.state === 'cancelled' || payment.state === 'expired'
        ? 'closed'
        : 'paid';
  return shell({
    language,
    title: say(language, `${kind}Title`),
    path: `/pay/${payment.id}`,
    summary: summary(payment, language),
    main: `<div class="end end-${kind}"><h1>${escape(say(language, `${kind}Title`))}</h1>
<p class="note">${escape(say(language, `${kind}Text`, filled))}</p>
<a class="primary" href="${escape(payment.return_url)}">${escape(say(language, 'back', filled))}</a></div>`,
  });
}

export function unknownPage(language: Language): string {
  return shell({
    language,
    title: say(language, 'unknownTitle'),
    path: '/pay/unknown',
    main: `<div class="end"><h1>${escape(say(language, 'unknownTitle'))}</h1><p class="note">${escape(say(language, 'unknownText'))}</p></div>`,
  });
}

/** Returns the front page, which introduces the sandbox and lists the test cards and accounts. */
export function frontPage(language: Language): string {
  const kinds: MethodKind[] = ['card', 'e_wallet', 'bank_transfer'];
  return shell({
    language,
    title: say(language, 'frontTitle'),
    path: '/',
    main: `<h1>${escape(say(language, 'frontTitle'))}</h1><p class="note">${escape(say(language, 'frontText'))}</p>`,
    footer: kinds.map((kind) => testDetails(language, kind, say(language, kind))).join(''),
  });
}

const grouped = (digits: string) => digits.replace(/(.{4})(?=.)/g, '$1 ');

/** Returns a description of the test cards, wallets or bank accounts for the chosen method. */
function testDetails(
  language: Language,
  chosen: MethodKind,
  title: string = say(language, 'testTitle'),
): string {
  const line = (what: string, does: TextName) =>
    `<li><code>${what}</code> <span>${escape(say(language, does))}</span></li>`;
  const intro: TextName =
    chosen === 'card' ? 'testCards' : chosen === 'e_wallet' ? 'testWallets' : 'testBank';
  const lines =
    chosen === 'card'
      ? testCards.map(({ number, behaviour }) => line(grouped(number), behaviour))
      : chosen === 'e_wallet'
        ? Object.entries(testWallets).map(([user, behaviour]) => line(user, behaviour))
        : [];
  const list = lines.length > 0 ? `<ul class="tests">${lines.join('')}</ul>` : '';
  return `<section aria-labelledby="tests-${chosen}"><h2 id="tests-${chosen}">${escape(title)}</h2><p>${escape(say(language, intro))}</p>${list}</section>`;
}
