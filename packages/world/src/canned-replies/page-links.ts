/** Short messages that clerks can add to an answer with one click. Each message links to a page. */
import type { Texts } from '../languages.ts';

/** Page to which a short message in `pageLinkTexts` links. */
export type PageLink = 'limits' | 'documents';

/** Message texts, each with the link to its page. They can contain the same placeholders as canned replies. */
export const pageLinkTexts: Readonly<Record<PageLink, Texts>> = {
  limits: {
    en: 'You can set your limits here: {limitsLink}',
    es: 'Aquí puedes fijar tus límites: {limitsLink}',
    fr: 'Vous pouvez fixer vos limites ici : {limitsLink}',
    pt: 'Aqui você pode definir seus limites: {limitsLink}',
    tr: 'Limitlerinizi buradan belirleyebilirsiniz: {limitsLink}',
  },
  documents: {
    en: 'Please upload your documents here: {passportLink}',
    es: 'Sube aquí tus documentos: {passportLink}',
    fr: 'Veuillez envoyer vos documents ici : {passportLink}',
    pt: 'Envie seus documentos aqui: {passportLink}',
    tr: 'Lütfen belgelerinizi buradan yükleyin: {passportLink}',
  },
};
