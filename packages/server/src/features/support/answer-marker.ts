import type { Language } from '@wl/world/languages';

/** First line of our e-mails about tickets. In a reply, this line and everything below it are quoted text. */
export const answerMarker: Readonly<Record<Language, string>> = {
  en: '## Please write your answer above this line ##',
  es: '## Escribe tu respuesta por encima de esta línea ##',
  fr: '## Veuillez écrire votre réponse au-dessus de cette ligne ##',
  pt: '## Escreva a sua resposta acima desta linha ##',
  tr: '## Lütfen yanıtınızı bu satırın üstüne yazın ##',
};

export const answerMarkers: ReadonlySet<string> = new Set(
  Object.values(answerMarker).map((line) => line.toLowerCase()),
);
