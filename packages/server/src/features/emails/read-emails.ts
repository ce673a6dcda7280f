import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Email } from '../../platform/email/email-layout.ts';
import { inScheme } from '../../platform/email/email-frame.ts';
import type { EmailKind } from '../../platform/email/email-kinds.ts';
import { sampleContext, type FoundSamples } from '../../platform/email/find-email-samples.ts';
import { DomainError } from '../../platform/errors.ts';
import { API_BASE } from '../../platform/http/http.ts';
import { frameToken, shownBy, type Scheme } from './frame-token.ts';

/**
 * Path from which iframes load the HTML parts of sample e-mails. It is not defined as an API call, because the browser
 * opens it as a page.
 */
export const FRAME_PATH = `${API_BASE}/staff/email-frame`;

/** Returns all kinds of e-mails, each with its feature and the subject line of its sample. */
export function listKinds({ config }: Deps, samples: FoundSamples, language: Language) {
  const context = sampleContext(config, language);
  return [...samples].map(([kind, sample]) => ({
    kind,
    feature: kind.split('.')[0] ?? '',
    subject: sample(context).subject,
  }));
}

/**
 * Returns the sample e-mail of one kind, with the path of its HTML part for each colour scheme.
 * @throws DomainError request.not_found if there is no such sample
 */
export function readEmail(
  deps: Deps,
  samples: FoundSamples,
  { kind, language }: { kind: string; language: Language },
) {
  const { subject, text, html, headers = {} } = composeSample(deps, samples, { kind, language });
  const path = (scheme: Scheme) =>
    `${FRAME_PATH}?token=${frameToken(deps, { kind, language, scheme })}`;
  return {
    kind,
    from: deps.config.mailFrom,
    subject,
    text,
    headers: Object.entries(headers).map(([name, value]) => ({ name, value })),
    html_bytes: Buffer.byteLength(html),
    frames: { light: path('light'), dark: path('dark') },
  };
}

/**
 * Returns the HTML part of a sample e-mail for a preview iframe. The token in the iframe's URL specifies the kind, the
 * language and the colour scheme.
 * @throws DomainError auth.signed_out if the token is invalid or expired · request.not_found if there is no such sample
 */
export function readFrame(deps: Deps, samples: FoundSamples, token: string): string {
  const shown = shownBy(deps, token);
  if (!shown) throw new DomainError('auth.signed_out');
  return inScheme(composeSample(deps, samples, shown).html, shown.scheme);
}

function composeSample(
  { config }: Deps,
  samples: FoundSamples,
  { kind, language }: { kind: string; language: Language },
): Email {
  const sample = samples.get(kind as EmailKind);
  if (!sample) throw new DomainError('request.not_found');
  return sample(sampleContext(config, language));
}
