import type { Language } from '@wl/world/languages';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { fill } from '../../platform/email/email-layout.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { asksTooMuch } from '../bag/index.ts';
import { countOfferReaders, offerReaders, profileOfResidence } from '../members/index.ts';
import { sendOffer, type OfferWords } from '../offers/index.ts';
import { insertEmails, lockEmails, updateEmails, type EmailRow } from './emails-repository.ts';
import { findCampaign, type CampaignRow } from './repository.ts';
import { newSince, statusAt } from './rules.ts';

export const EMAIL_CAMPAIGN = 'campaigns.mail';

/** Number of members per transaction, small enough that other requests do not wait long. */
const AT_ONCE = 100;

const words: Readonly<Record<Language, { greeting: string; button: string }>> = {
  en: { greeting: 'Hello {name},', button: 'See the offer' },
  es: { greeting: 'Hola, {name}:', button: 'Ver la oferta' },
  fr: { greeting: 'Bonjour {name},', button: 'Voir l’offre' },
  pt: { greeting: 'Olá, {name}!', button: 'Ver a oferta' },
  tr: { greeting: 'Merhaba {name},', button: 'Teklifi gör' },
};

/**
 * Starts the job that sends a campaign's e-mails, at most once per campaign.
 * @throws DomainError request.not_found (no such campaign) · campaigns.not_open · campaigns.mail_sent
 */
export async function beginEmails(
  deps: Deps,
  tx: Transaction,
  campaignId: string,
  clerkId: string,
): Promise<void> {
  const campaign = await findCampaign(tx, campaignId);
  if (!campaign) throw new DomainError('request.not_found');
  const now = deps.clock.now();
  if (campaign.state !== 'live' || statusAt(campaign, now) !== 'open')
    throw new DomainError('campaigns.not_open');
  const begun = await insertEmails(tx, {
    campaign_id: campaignId,
    started_by: clerkId,
    started_at: now,
    total: await countOfferReaders(tx, sinceOf(campaign, now)),
  });
  if (!begun) throw new DomainError('campaigns.mail_sent');
  await enqueue(tx, EMAIL_CAMPAIGN, { campaignId });
}

/**
 * Sends a campaign's e-mails in batches until all are sent or the campaign closes. Skips members in countries whose
 * rules forbid the promoted item. Saves the progress with each batch, so that a restarted job sends no e-mail twice.
 */
export async function emailNextMembers(deps: Deps, campaignId: string): Promise<void> {
  while (await deps.transaction((tx) => emailSome(deps, tx, campaignId)));
}

async function emailSome(deps: Deps, tx: Transaction, campaignId: string): Promise<boolean> {
  const emails = await lockEmails(tx, campaignId);
  const campaign = await findCampaign(tx, campaignId);
  if (!emails || !campaign || emails.finished_at !== null) return false;
  const now = deps.clock.now();
  const stopped = campaign.state !== 'live' || statusAt(campaign, now) !== 'open';
  const members = stopped ? [] : await nextMembers(tx, emails, campaign);
  if (members.length === 0) {
    await updateEmails(tx, campaignId, { finished_at: now, stopped });
    return false;
  }
  let sent = 0;
  for (const memberId of members) if (await writeTo(deps, tx, memberId, campaign)) sent += 1;
  await updateEmails(tx, campaignId, {
    done: emails.done + members.length,
    sent: emails.sent + sent,
    after_member: members.at(-1) ?? null,
  });
  return true;
}

const sinceOf = ({ audience }: CampaignRow, at: Date): Date | null =>
  audience === 'new' ? newSince(at) : null;

function nextMembers(tx: Transaction, emails: EmailRow, campaign: CampaignRow): Promise<string[]> {
  return offerReaders(tx, {
    after: emails.after_member,
    since: sinceOf(campaign, emails.started_at),
    limit: AT_ONCE,
  });
}

/** Returns the texts of a campaign's e-mail in the member's language. */
export function campaignWords(
  { publicUrl }: Pick<Deps['config'], 'publicUrl'>,
  { slug, texts }: Pick<CampaignRow, 'slug' | 'texts'>,
  { language, name }: { language: Language; name: string },
): OfferWords {
  return {
    kind: 'campaigns.offer',
    subject: texts[language].title,
    greeting: fill(words[language].greeting, { name }),
    body: texts[language].text,
    button: { text: words[language].button, link: `${publicUrl}/campaign/${slug}` },
  };
}

function writeTo(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { slug, texts, terms }: CampaignRow,
): Promise<boolean> {
  return sendOffer(deps, tx, memberId, ({ language, first_name: name, country }) => {
    if (asksTooMuch(terms, profileOfResidence(deps, country))) return undefined;
    return campaignWords(deps.config, { slug, texts }, { language, name });
  });
}
