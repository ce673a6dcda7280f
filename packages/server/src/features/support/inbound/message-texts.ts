import type { Language } from '@wl/world/languages';

/** Placeholder texts for e-mails that are unreadable, empty or too long. */
export const messageTexts: Readonly<
  Record<Language, { unreadable: string; empty: string; cut: string }>
> = {
  en: {
    unreadable: '[This e-mail could not be read.]',
    empty: '[This e-mail has no text.]',
    cut: '[This e-mail was too long. The rest is missing.]',
  },
  es: {
    unreadable: '[No se ha podido leer este correo.]',
    empty: '[Este correo no tiene texto.]',
    cut: '[Este correo era demasiado largo. Falta el resto.]',
  },
  fr: {
    unreadable: '[Cet e-mail n’a pas pu être lu.]',
    empty: '[Cet e-mail ne contient pas de texte.]',
    cut: '[Cet e-mail était trop long. La suite manque.]',
  },
  pt: {
    unreadable: '[Não foi possível ler este e-mail.]',
    empty: '[Este e-mail não tem texto.]',
    cut: '[Este e-mail era longo demais. O restante está faltando.]',
  },
  tr: {
    unreadable: '[Bu e-posta okunamadı.]',
    empty: '[Bu e-postada metin yok.]',
    cut: '[Bu e-posta çok uzundu. Sonu eksik.]',
  },
};
