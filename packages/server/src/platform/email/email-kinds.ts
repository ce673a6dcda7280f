import type { Language } from '@wl/world/languages';
import type { Deps } from '../deps.ts';
import type { Email } from './email-layout.ts';

/**
 * Kinds of e-mail, by feature. Each feature adds its own kinds in `email-samples.ts`, next to an example of each kind.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add their kinds by declaration merging
export interface EmailKinds {}

/** Kind of an e-mail: its feature and its name within the feature, such as `support.answered`. */
export type EmailKind = {
  [Feature in keyof EmailKinds]: `${Feature}.${EmailKinds[Feature] & string}`;
}[keyof EmailKinds];

/** Recipient, installation settings and time that sample e-mails use. */
export interface SampleContext {
  deps: Pick<Deps, 'config'>;
  language: Language;
  /** Recipient's first name. */
  name: string;
  /** Recipient's e-mail address. */
  to: string;
  at: Date;
}

/** Function that composes an e-mail with sample values. */
export type EmailSample = (context: SampleContext) => Email;

export type EmailSamples<Feature extends keyof EmailKinds> = Readonly<
  Record<EmailKinds[Feature] & string, EmailSample>
>;
