/**
 * Tests the errors for missing or invalid input in the sign-in dialog. Each error is shown next to its field, in the
 * member's language, with the texts of specification §5.
 */
import { languages } from '@wl/world/languages';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { activateLanguage } from '../../app/language/language.ts';
import { answerCalls, refusal, renderPage, type Sent } from '../../app/testing-page.ts';
import SignIn from './dialogs/sign-in.tsx';

let calls: Sent[];

beforeEach(() => {
  calls = answerCalls({
    'POST /auth/sign-in': () => refusal(401, 'auth.totp_required'),
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await activateLanguage('en');
});

const sent = () => calls.filter(({ call }) => call === 'POST /auth/sign-in');
const field = (name: string) =>
  page.elementLocator(document.querySelector(`dialog input[name="${name}"]`) ?? document.body);
const submit = () =>
  userEvent.click(document.querySelector('dialog button[type="submit"]') ?? document.body);

async function openHud() {
  await renderPage(<SignIn onClose={() => undefined} />);
  await expect.poll(() => document.querySelector('dialog[open] form')).not.toBeNull();
}

const texts = {
  en: ['Please enter your email address', 'Invalid email address', 'Please enter your password'],
  es: ['Escribe tu correo electrónico', 'Dirección de correo no válida', 'Escribe tu contraseña'],
  fr: [
    'Saisissez votre adresse e-mail',
    'Adresse e-mail non valide',
    'Saisissez votre mot de passe',
  ],
  pt: ['Digite seu e-mail', 'Endereço de e-mail inválido', 'Digite sua senha'],
  tr: ['E-posta adresinizi girin', 'Geçersiz e-posta adresi', 'Şifrenizi girin'],
};

test.each(languages)(
  'the sign-in dialog reports missing or invalid input at its field in %s',
  async (language) => {
    const [emailMissing = '', emailInvalid = '', passwordMissing = ''] = texts[language];
    await openHud();
    await activateLanguage(language);
    await submit();
    await expect.element(field('email')).toHaveAccessibleDescription(emailMissing);
    await expect.element(field('password')).toHaveAccessibleDescription(passwordMissing);
    await expect.element(field('email')).toHaveFocus();
    await field('email').fill('nobody');
    await submit();
    await expect.element(field('email')).toHaveAccessibleDescription(emailInvalid);
    await expect.element(field('email')).toHaveFocus();
    await field('email').fill('rea@mail.example');
    await submit();
    await expect.element(field('email')).toBeValid();
    await expect.element(field('password')).toHaveAccessibleDescription(passwordMissing);
    await expect.element(field('password')).toHaveFocus();
    expect(sent()).toEqual([]);
  },
);

test('the sign-in dialog reports a missing second-factor code at its field', async () => {
  await openHud();
  await field('email').fill('rea@mail.example');
  await field('password').fill('Harbour7!Lantern');
  await submit();
  await expect.poll(() => document.querySelector('input[name="code"]')).not.toBeNull();
  await submit();
  await expect.element(field('code')).toHaveAccessibleDescription('Please fill out this field');
  await expect.element(field('code')).toHaveFocus();
  expect(sent()).toHaveLength(1);
});
