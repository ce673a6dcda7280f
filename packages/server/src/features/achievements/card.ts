import fs from 'node:fs';
import path from 'node:path';
import { rasteriseAside, toSharp } from '@wl/art/raster';
import { CARD, shareCard, type ShareCard } from '@wl/art/share-card';
import { badgeById, type Grade } from '@wl/world/achievements/badges';
import { badgeNames, gradeNames, recordNames, type RecordKind } from '@wl/world/achievements/texts';
import { cityBySlug, cityTexts } from '@wl/world/cities/index';
import type { City } from '@wl/world/city';
import { contentOf, type Contents } from '@wl/world/editions/content';
import { DEFAULT_CURRENCY } from '@wl/world/casino/limits';
import type { Language } from '@wl/world/languages';
import sharp from 'sharp';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { builtSites } from '../../platform/http/static.ts';
import { knownEditions } from '../editions/index.ts';
import { currentCityOf } from '../members/index.ts';
import { memberById } from '../members/index.ts';
import { titles } from '../titles/index.ts';
import { achievedBy } from './read-achievements.ts';
import type { BestRound } from './rules.ts';

const gradeColours: Readonly<Record<Grade, string>> = {
  bronze: '#9a5b2e',
  silver: '#5f6f8c',
  gold: '#b07c26',
};
const recordIcons: Readonly<Record<RecordKind, string>> = {
  win: 'laurel-crown',
  bet: 'chips-bag',
  multiplier: 'falling-star',
};
const INK = '#101a3c';

/**
 * Draws a record or an earned badge as a shareable picture. The background is the postcard of the game's city for a
 * record, and of the member's current city for a badge.
 * @param what `win`, `bet`, `multiplier`, or a badge id
 * @returns PNG, 1200 × 630
 * @throws DomainError request.not_found if the member has no such achievement
 */
export async function cardOf(
  deps: Deps,
  memberId: string,
  what: string,
  language: Language,
): Promise<Uint8Array> {
  const { achieved } = await achievedBy(deps, memberId);
  const member = await memberById(deps.db, memberId);
  const record = achieved.records.get(what as RecordKind);
  const earnedAt = achieved.badges.get(what);
  const signature = member?.nickname ?? '';
  if (record) {
    const city = cityBySlug(titles.find(record.game)?.city ?? '');
    return draw(city, { ...recordWords(record, language), signature });
  }
  const { edited } = knownEditions(deps).newest();
  const words = earnedAt && badgeWords(what, earnedAt, language, edited);
  if (!words) throw new DomainError('request.not_found');
  const { id } = await currentCityOf(deps, memberId);
  const city = cityBySlug(id);
  const name = cityTexts(id)?.name[language] ?? '';
  return draw(city, { ...words, lines: [name, ...words.lines], signature });
}

type Words = Omit<ShareCard, 'airport' | 'signature'>;

function recordWords(record: BestRound, language: Language): Words {
  const { kind, value, game, at } = record;
  return {
    label: recordNames[kind][language],
    value: kind === 'multiplier' ? multiplierText(value, language) : moneyText(value, language),
    lines: [titles.find(game)?.name ?? game, dateText(at, language)],
    stamp: { icon: recordIcons[kind], colour: INK },
  };
}

function badgeWords(id: string, at: Date, language: Language, edited: Contents): Words | undefined {
  const badge = badgeById(id);
  if (!badge) return undefined;
  const { family, grade } = badge;
  return {
    label: gradeNames[grade][language],
    value: (contentOf(edited, 'badge', family.figure)?.names ?? badgeNames[family.figure])[
      language
    ],
    lines: [dateText(at, language)],
    stamp: { icon: family.icon, colour: gradeColours[grade] },
  };
}

// Replaces special spaces, for which the poster font has no glyphs, with ordinary ones.
const plainSpaces = (text: string) => text.replace(/\s/gu, ' ');

const moneyText = (cents: number, language: Language) =>
  plainSpaces(
    new Intl.NumberFormat(language, { style: 'currency', currency: DEFAULT_CURRENCY }).format(
      cents / 100,
    ),
  );

const multiplierText = (hundredths: number, language: Language) =>
  `${plainSpaces(new Intl.NumberFormat(language).format(hundredths / 100))}×`;

const dateText = (at: Date, language: Language) =>
  plainSpaces(new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(at));

async function draw(
  city: City | undefined,
  words: Omit<ShareCard, 'airport'>,
): Promise<Uint8Array> {
  const { width, height } = CARD;
  const written = shareCard({ ...words, airport: city?.airport ?? '' });
  const layer = toSharp(await rasteriseAside(written, width));
  const picture = city && postcardFile(city.slug);
  const ground = picture
    ? sharp(picture).resize(width, height, { fit: 'cover', position: 'bottom' })
    : sharp({ create: { width, height, channels: 3, background: city?.accents.secondary ?? INK } });
  const { data, info } = await layer.raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return ground
    .composite([{ input: data, raw }])
    .png({ compressionLevel: 7 })
    .toBuffer();
}

/**
 * Returns the path of the city's postcard in the built member application, or undefined if the file does not exist.
 * Without the file, the share card uses the city's colour as its background.
 */
function postcardFile(slug: string): string | undefined {
  const site = builtSites.find(({ prefix }) => prefix === '/');
  const file = path.join(site?.root ?? '', 'art/cities', slug, 'postcard-1200.jpg');
  return fs.existsSync(file) ? file : undefined;
}
