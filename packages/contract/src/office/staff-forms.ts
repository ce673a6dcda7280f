/** Back-office forms that show which other clerks have them open. */

/** Permissions required to open the forms, keyed by form name. */
export const sharedForms = {
  /** News article, identified by its id and, optionally, a language. */
  article: 'articles.view',
  /** Information page, identified by its name and, optionally, a language. */
  'info-page': 'articles.view',
  'canned-reply': 'support.view',
  'chat-hours': 'support.view',
  'support-calendar': 'support.view',
} as const;

export type SharedForm = keyof typeof sharedForms;

const isSharedForm = (form: string): form is SharedForm => Object.hasOwn(sharedForms, form);

/** Pattern of form channels, for the server's authorisation rule. It matches `presence-form.<form>.<object>`. */
export const formChannels = 'presence-form.*.*';

/**
 * Returns the presence channel of the clerks who have a form open.
 * @param object id of the object that the form edits, such as an article, optionally followed by a language
 */
export const formChannel = (form: SharedForm, ...object: readonly [string, string?]): string =>
  `presence-form.${form}.${object.filter((part) => part !== undefined).join(',')}`;

/** Returns the form that a presence channel belongs to; undefined if the channel belongs to no known form. */
export function formOfChannel(channel: string): SharedForm | undefined {
  const [prefix, form = '', object] = channel.split('.');
  return prefix === 'presence-form' && object && isSharedForm(form) ? form : undefined;
}
