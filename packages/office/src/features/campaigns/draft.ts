import type { CampaignTexts } from '@wl/contract/campaigns';
import type { CampaignFile } from '@wl/contract/office/campaigns';
import { languages } from '@wl/world/languages';
import { localTime } from '../../app/language/local-time.ts';

/** Draft of a campaign. Times are in the clerk’s time zone, `YYYY-MM-DDTHH:MM`. */
export interface Draft {
  city: string;
  texts: CampaignTexts;
  audience: 'all' | 'new';
  opens: string;
  /** Time at which the campaign ends; empty if it has no end. */
  closes: string;
  /** Empty for unlimited. */
  stock: string;
}

export const noDraft = (now: number): Draft => ({
  city: 'tokyo',
  texts: Object.fromEntries(
    languages.map((language) => [language, { title: '', text: '' }]),
  ) as CampaignTexts,
  audience: 'all',
  opens: localTime(new Date(now).toISOString()),
  closes: '',
  stock: '',
});

export const draftOf = (file: CampaignFile): Draft => ({
  city: file.city,
  texts: file.texts,
  audience: file.audience,
  opens: localTime(file.opens_at),
  closes: file.closes_at === null ? '' : localTime(file.closes_at),
  stock: file.stock === null ? '' : String(file.stock),
});

/** Converts a draft to the request body. */
export const bodyOf = (draft: Draft) => ({
  city: draft.city,
  texts: draft.texts,
  audience: draft.audience,
  opens_at: new Date(draft.opens).toISOString(),
  closes_at: draft.closes === '' ? null : new Date(draft.closes).toISOString(),
  stock: draft.stock === '' ? null : Number(draft.stock),
});
