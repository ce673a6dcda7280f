import { globSync } from 'node:fs';
import path from 'node:path';
import { languages, type Language } from '@wl/world/languages';
import { readCatalogue } from '../lib/catalogue.ts';
import type { Change } from './apply.ts';
import type { Names } from './names.ts';

/** English message with its translations. Without translations, the English text is used in every language. */
type Message = [english: string, texts?: Readonly<Record<Exclude<Language, 'en'>, string>>];

const note: Message = ['Note', { es: 'Nota', fr: 'Note', pt: 'Nota', tr: 'Not' }];

const webMessages: readonly Message[] = [
  note,
  [
    'Save note',
    { es: 'Guardar nota', fr: 'Enregistrer la note', pt: 'Salvar nota', tr: 'Notu kaydet' },
  ],
  [
    'No notes yet',
    { es: 'Aún no hay notas', fr: 'Aucune note', pt: 'Ainda não há notas', tr: 'Henüz not yok' },
  ],
  [
    'Notes that you save appear here.',
    {
      es: 'Las notas que guardes aparecerán aquí.',
      fr: 'Les notes que vous enregistrez s’affichent ici.',
      pt: 'As notas que você salvar aparecem aqui.',
      tr: 'Kaydettiğiniz notlar burada görünür.',
    },
  ],
  ['Try again', { es: 'Reintentar', fr: 'Réessayer', pt: 'Tentar de novo', tr: 'Yeniden dene' }],
];

const officeMessages: readonly Message[] = [
  note,
  ['Member', { es: 'Miembro', fr: 'Membre', pt: 'Membro', tr: 'Üye' }],
  ['Written', { es: 'Escrita', fr: 'Écrite', pt: 'Escrita', tr: 'Yazıldığı tarih' }],
  [
    'No notes yet. Notes of members appear here.',
    {
      es: 'Aún no hay notas. Las notas de los miembros aparecen aquí.',
      fr: 'Aucune note. Les notes des membres s’affichent ici.',
      pt: 'Ainda não há notas. As notas dos membros aparecem aqui.',
      tr: 'Henüz not yok. Üyelerin notları burada görünür.',
    },
  ],
];

const header = (language: string) =>
  `msgid ""
msgstr ""
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
"X-Generator: @lingui/cli\\n"
"Language: ${language}\\n"
`;

const entry = (english: string, text: string) =>
  `\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(text)}\n`;

/**
 * Returns the texts of all messages without a context, indexed by the English message.
 * @param pattern glob pattern for the paths of the catalogues to read
 */
function textsOf(root: string, pattern: string): Map<string, string> {
  const messages = globSync(pattern, { cwd: root }).flatMap((file) =>
    readCatalogue(path.join(root, file)),
  );
  return new Map(
    messages.filter(({ context }) => context === '').map(({ id, text }) => [id, text]),
  );
}

/** Returns a message's text in the given language. Prefers the application's existing translation, if there is one. */
function translate([english, texts]: Message, language: Language, known: Map<string, string>) {
  const made = language === 'en' ? english : texts?.[language];
  return known.get(english) ?? made ?? english;
}

/**
 * Returns the catalogue changes for a new feature: its own catalogues in both applications, and its page label in the
 * catalogues of the back-office shell. The shell shows this label in the navigation. The order of the messages does not
 * matter, because `npm run messages` sorts them.
 */
export function catalogueChanges(root: string, { kebab, sentence }: Names): Change[] {
  const title: Message = [sentence];
  return languages.flatMap((language): Change[] => {
    const shell = `packages/office/src/app/locales/${language}.po`;
    const catalogue = (application: 'web' | 'office', messages: readonly Message[]): Change => {
      const known = textsOf(root, `packages/${application}/src/**/locales/${language}.po`);
      const entries = messages.map((one) => entry(one[0], translate(one, language, known)));
      return {
        file: `packages/${application}/src/features/${kebab}/locales/${language}.po`,
        text: [header(language), ...entries].join(''),
      };
    };
    return [
      catalogue('web', [title, ...webMessages]),
      catalogue('office', [title, ...officeMessages]),
      {
        file: shell,
        edit: (text) =>
          textsOf(root, shell).has(sentence) ? text : text + entry(sentence, sentence),
      },
    ];
  });
}
