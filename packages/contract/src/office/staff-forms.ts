/** Forms of the back office that show the other clerks who have them open. */

/** Each form, with the permission that a clerk needs to open it. */
export const sharedForms = {
  /** News article. Its id, or its id and a language. */
  article: 'articles.view',
  /** Information page. Its name, or its name and a language. */
  'info-page': 'articles.view',
  'canned-reply': 'support.view',
  'chat-hours': 'support.view',
  'support-calendar': 'support.view',
} as const;

export type SharedForm = keyof typeof sharedForms;

const isSharedForm = (form: string): form is SharedForm => Object.hasOwn(sharedForms, form);

/** Pattern of the channels, for the server’s rule: form, and object of the form. */
export const formChannels = 'presence-form.*.*';

/**
 * Returns the presence channel of the clerks who have a form open.
 * @param object id of the object in the form, for example of an article. A second part narrows it to a language.
 */
export const formChannel = (form: SharedForm, ...object: readonly [string, string?]): string =>
  `presence-form.${form}.${object.filter((part) => part !== undefined).join(',')}`;

/** Returns the form that a presence channel belongs to; undefined if the channel belongs to no known form. */
export function formOfChannel(channel: string): SharedForm | undefined {
  const [prefix, form = '', object] = channel.split('.');
  return prefix === 'presence-form' && object && isSharedForm(form) ? form : undefined;
}
