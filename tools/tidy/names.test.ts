import { describe, expect, test } from 'vitest';
import { exceptions, replacedNames, replacedWordIn } from './names.ts';
import { drawSample } from './sample.ts';

describe('replaced words', () => {
  test.each([
    ['onHouseOpen', 'house'],
    ['HOUSE_LIMITS', 'house'],
    ['houses', 'house'],
    ['myEnquiries', 'enquiry'],
    ['packages/web/src/desk-memory.ts', 'desk'],
    ['tellAll', 'tell'],
    ['toldEvents', 'told'],
    ['ticketKindsForWriters', 'writer'],
    ['packages/server/src/features/support/writer/access.ts', 'writer'],
  ])('are found: %s contains %s', (name, word) => {
    expect(replacedWordIn(name)).toBe(word);
  });

  test.each([
    'greenhouse',
    'desktopOnly',
    'lifetimeOf',
    'retell',
    'foretold',
    'mailbox',
    'indoors',
    'writeReply',
    'rewriters',
  ])('are not found in %s', (name) => {
    expect(replacedWordIn(name)).toBeUndefined();
  });

  test('are allowed by an exception only for its names and in its files', () => {
    const text = 'export const noted = 1; export const notedAgain = 2;';
    const inActivities = 'packages/server/src/features/activities/a.ts';
    expect(replacedNames([{ path: inActivities, text }]).map(({ what }) => what)).toEqual([
      'notedAgain: noted → recorded',
    ]);
    expect(replacedNames([{ path: 'packages/server/src/features/play/a.ts', text }])).toHaveLength(
      2,
    );
  });

  test('have a reason for each exception', () => {
    expect(exceptions.every(({ reason }) => reason.length > 15)).toBe(true);
  });
});

describe('samples for reviewers', () => {
  const texts = Array.from({ length: 50 }, (_, at) => ({
    place: `a.ts:${at}`,
    text: `Text ${at}`,
  }));

  test('have the requested size without repetition', () => {
    expect(new Set(drawSample(texts, 1, 20).map(({ place }) => place)).size).toBe(20);
  });

  test('depend on the seed and not on the order of the sources', () => {
    expect(drawSample(texts.toReversed(), 7, 20)).toEqual(drawSample(texts, 7, 20));
    expect(drawSample(texts, 8, 20)).not.toEqual(drawSample(texts, 7, 20));
  });
});
