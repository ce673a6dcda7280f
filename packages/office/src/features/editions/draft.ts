/** Draft of a mission, city, level or badge, as a clerk typed it. All fields are text until they become content. */
import type { Content } from '@wl/world/editions/content';
import { languages, type Language, type Texts } from '@wl/world/languages';

const CENTS_PER_UNIT = 100;

/**
 * Values of the draft's fields, keyed by the same paths as problems in `@wl/world/editions/problems`, for example
 * `names.en`, `coins` or `targets.1`.
 */
export type Draft = Readonly<Record<string, string>>;

export interface Change {
  field: string;
  before: string;
  after: string;
}

const textFields = (name: string, texts: Texts): [string, string][] =>
  languages.map((language) => [`${name}.${language}`, texts[language]]);

/**
 * Converts content to a draft, in which every value is a string.
 * @param isMoney true if the target is a stake in cents, which clerks enter in whole currency units: 11000 → 110
 */
export function draftOf(content: Content, isMoney: boolean): Draft {
  switch (content.kind) {
    case 'mission':
      return Object.fromEntries([
        ...textFields('names', content.names),
        ['coins', String(content.coins)],
        ['target', String(isMoney ? content.target / CENTS_PER_UNIT : content.target)],
        ['withdrawn', String(content.withdrawn)],
      ]);
    case 'city':
      return Object.fromEntries([
        ...textFields('tagline', content.tagline),
        ...textFields('arrival', content.arrival),
      ]);
    case 'level':
      return { coins: String(content.coins), skillPoints: String(content.skillPoints) };
    case 'badge':
      return Object.fromEntries([
        ...textFields('names', content.names),
        ...content.targets.map((target, place): [string, string] => [
          `targets.${place}`,
          String(target),
        ]),
      ]);
  }
}

/** Content read from a draft. `unreadable` contains the names of number fields without a valid number. */
export interface Read {
  content: Content | undefined;
  unreadable: string[];
}

/**
 * Converts a draft's text fields to content of the given kind. If fields cannot be parsed, returns their names instead.
 */
export function readDraft(draft: Draft, kind: Content['kind'], isMoney: boolean): Read {
  const unreadable: string[] = [];
  const text = (field: string) => draft[field] ?? '';
  const number = (field: string, factor = 1): number => {
    const value = Math.round(Number(text(field).replace(',', '.')) * factor * 1e6) / 1e6;
    if (/^\d+([.,]\d{1,2})?$/.test(text(field).trim()) && Number.isInteger(value)) return value;
    unreadable.push(field);
    return 0;
  };
  const texts = (name: string) =>
    Object.fromEntries(languages.map((language) => [language, text(`${name}.${language}`)])) as {
      [L in Language]: string;
    };
  const content = read();
  return { content: unreadable.length === 0 ? content : undefined, unreadable };

  function read(): Content {
    switch (kind) {
      case 'mission':
        return {
          kind,
          names: texts('names'),
          coins: number('coins'),
          target: number('target', isMoney ? CENTS_PER_UNIT : 1),
          withdrawn: text('withdrawn') === 'true',
        };
      case 'city':
        return { kind, tagline: texts('tagline'), arrival: texts('arrival') };
      case 'level':
        return { kind, coins: number('coins'), skillPoints: number('skillPoints') };
      case 'badge':
        return {
          kind,
          names: texts('names'),
          targets: [number('targets.0'), number('targets.1'), number('targets.2')],
        };
    }
  }
}

/** Returns the changes between two drafts, in the order of the form fields. */
export function changesOf(before: Draft, after: Draft): Change[] {
  return Object.keys(before).flatMap((field) => {
    const [old, now] = [before[field] ?? '', after[field] ?? ''];
    return old.trim() === now.trim() ? [] : [{ field, before: old, after: now }];
  });
}
