import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@wl/world/languages';
import type { Config } from '../config/config.ts';
import { featuresFolder } from '../features-folder.ts';
import type {
  EmailKind,
  EmailKinds,
  EmailSample,
  EmailSamples,
  SampleContext,
} from './email-kinds.ts';

const FILE = 'email-samples.ts';

/** Sample e-mails by kind, ordered by feature. */
export type FoundSamples = ReadonlyMap<EmailKind, EmailSample>;

/**
 * Finds the samples of all features. A feature with e-mails has a file `email-samples.ts` that exports `emailSamples`.
 * @throws Error if a file does not export `emailSamples`
 */
export async function findEmailSamples(folder = featuresFolder): Promise<FoundSamples> {
  const found = new Map<EmailKind, EmailSample>();
  for (const feature of fs.readdirSync(folder).toSorted()) {
    const file = path.join(folder, feature, FILE);
    if (!fs.existsSync(file)) continue;
    const { emailSamples } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      emailSamples?: EmailSamples<keyof EmailKinds>;
    };
    if (!emailSamples) throw new Error(`features/${feature}/${FILE} must export "emailSamples".`);
    for (const [name, sample] of Object.entries(emailSamples))
      found.set(`${feature}.${name}` as EmailKind, sample);
  }
  return found;
}

/**
 * Returns the recipient of sample e-mails and the settings for their links. The links are not signed with the
 * installation's key, so they do not work in previews.
 */
export function sampleContext(config: Config, language: Language): SampleContext {
  return {
    deps: { config: { ...config, appSecret: Buffer.alloc(32) } },
    language,
    name: 'Dana',
    to: 'dana@mail.example',
    at: new Date('2026-03-02T12:00:00Z'),
  };
}
