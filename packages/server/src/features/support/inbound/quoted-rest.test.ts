import { describe, expect, test } from 'vitest';
import { answerMarker } from '../answer-marker.ts';
import { splitQuoted } from './quoted-rest.ts';

const lines = (...parts: string[]) => parts.join('\n');
const quote = '> Hello Dana,\n>\n> This is our answer.';

describe('an answer is separated from the quotation of', () => {
  test.each([
    ['Gmail in English', 'On Sun, Nov 29, 2026 at 12:00 PM Wanderluck <a@b.example> wrote:'],
    ['Gmail in Spanish', 'El dom, 29 nov 2026 a las 12:00, Wanderluck (<a@b.example>) escribió:'],
    ['Gmail in French', 'Le dim. 29 nov. 2026 à 12:00, Wanderluck <a@b.example> a écrit :'],
    ['Gmail in Portuguese', 'Em dom., 29 de nov. de 2026 às 12:00, W <a@b.example> escreveu:'],
    ['Gmail in Turkish', 'W <a@b.example>, 29 Kas 2026 Paz, 12:00 tarihinde şunu yazdı:'],
    ['a phone, on two lines', 'On 29 Nov 2026, at 12:00, Wanderluck\n<a@b.example> wrote:'],
    ['a program without an announcement', ''],
  ])('%s', (_, announcement) => {
    const text = lines('Thank you!', '', announcement, quote, '');
    const { answer, quoted } = splitQuoted(text);
    expect(answer).toBe('Thank you!');
    expect(quoted).toContain('> This is our answer.');
    expect(quoted).toContain(announcement);
  });

  test.each([
    ['Outlook in English', 'From: W <a@b.example>\nSent: Sunday, November 29\nTo: Dana'],
    ['Outlook in Spanish', 'De: W <a@b.example>\nEnviado el: domingo\nPara: Dana'],
    ['Outlook in French', 'De : W <a@b.example>\nEnvoyé : dimanche\nÀ : Dana'],
    [
      'Outlook in Portuguese',
      '________________________________\nDe: W <a@b.example>\nEnviada em: x'.replace(
        'Enviada',
        'Enviado',
      ),
    ],
    ['Outlook in Turkish', 'Kimden: W <a@b.example>\nGönderildi: 29 Kasım\nKime: Dana'],
    ['an old Outlook', '-----Original Message-----\nFrom: W'],
  ])('%s', (_, header) => {
    const { answer, quoted } = splitQuoted(lines('Thank you!', '', header, '', 'Our answer.'));
    expect(answer).toBe('Thank you!');
    expect(quoted).toMatch(/Our answer\.$/);
  });

  test.each(Object.entries(answerMarker))('our e-mail in %s, by its marker', (_, marker) => {
    const { answer, quoted } = splitQuoted(lines('Thank you!', '', `  ${marker} `, 'Hello,', 'x'));
    expect([answer, quoted.endsWith('Hello,\nx')]).toEqual(['Thank you!', true]);
  });
});

describe('nothing is lost', () => {
  test.each([
    ['answers between the quoted lines', lines('> Which bank?', 'Mine.', '> Since when?', 'May.')],
    ['an answer below the quotation', lines('On Monday W wrote:', quote, '', 'Thank you!')],
    ['a message that is only a quotation', quote],
    ['a sentence that mentions writing', 'On Monday I wrote:\nPlease help me.'],
    ['a word at the beginning of a line', 'From: London\nTo: Paris\nWhen does it leave?'],
    ['a long line', 'On '.padEnd(5000, 'x').concat(' wrote:')],
  ])('%s stays', (_, text) => {
    expect(splitQuoted(text)).toEqual({ answer: text, quoted: '' });
  });

  test('both parts together are the text', () => {
    const text = lines('One', '', 'On Monday W wrote:', '> Two', '', '> Three');
    const { answer, quoted } = splitQuoted(text);
    expect(`${answer}\n\n${quoted}`).toBe(text);
  });
});
