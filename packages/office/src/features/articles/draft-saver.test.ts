import { ApiError } from '@wl/contract/client';
import type { ArticleDraft, ArticleText } from '@wl/contract/office/articles-texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AUTOSAVE_MS, DraftSaver, isLocked } from './draft-saver.ts';
import type { KeptText } from './kept-text.ts';
import { noText } from './text.ts';

const words = (markdown: string): ArticleText => ({ ...noText, markdown });

const draftOf = (number: number, markdown: string, by = 'Ada'): ArticleDraft => ({
  ...words(markdown),
  number,
  saved_at: '2026-11-28T09:00:00Z',
  saved_by: by,
});

const changed = () => new ApiError(409, { code: 'articles.draft_changed' });
const offline = () => new ApiError(0, { code: 'network' });

/** Draft stored on the stubbed server, texts that the server received, and text kept in the browser. */
let stored: ArticleDraft;
let received: string[];
let kept: KeptText | undefined;
/** Called before each save, for example to make it fail. */
let before: (text: ArticleText) => void | Promise<void>;

/** Stores a text as the server does: only if it is based on the newest draft. */
async function save(text: ArticleText, number: number): Promise<ArticleDraft> {
  received.push(text.markdown);
  await before(text);
  if (number !== stored.number) throw changed();
  if (text.markdown !== stored.markdown) stored = draftOf(number + 1, text.markdown);
  return stored;
}

const open = (offered?: KeptText) =>
  new DraftSaver(stored, offered, {
    save,
    load: () => Promise.resolve(stored),
    keep: (text, number) => {
      kept = { text, number, at: '2026-11-28T09:05:00Z' };
    },
    forget: () => {
      kept = undefined;
    },
    onSaved: () => undefined,
  });

const texts = (saver: DraftSaver) => ({
  text: saver.snapshot().text.markdown,
  status: saver.snapshot().status,
  number: saver.snapshot().draft.number,
});

beforeEach(() => {
  vi.useFakeTimers();
  stored = draftOf(3, 'old');
  received = [];
  kept = undefined;
  before = () => undefined;
});
afterEach(() => vi.useRealTimers());

test('a text is saved once, two seconds after the last keystroke, and kept until then', async () => {
  const saver = open();
  saver.type(words('n'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
  saver.type(words('new'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS - 1);
  expect(received).toEqual([]);
  expect(kept).toMatchObject({ text: words('new'), number: 3 });
  await vi.advanceTimersByTimeAsync(1);
  expect(received).toEqual(['new']);
  expect(texts(saver)).toEqual({ text: 'new', status: 'saved', number: 4 });
  expect(kept).toBeUndefined();
});

test('text typed during a save is kept and saved on top of it', async () => {
  const saver = open();
  const answer = Promise.withResolvers<void>();
  before = () => answer.promise;
  saver.type(words('one'));
  const saving = saver.save();
  saver.type(words('one two'));
  answer.resolve();
  await saving;
  expect(texts(saver)).toEqual({ text: 'one two', status: 'unsaved', number: 4 });
  expect(kept).toMatchObject({ text: words('one two'), number: 4 });
  expect(await saver.flush()).toBe(true);
  expect(received).toEqual(['one', 'one two']);
  expect(stored).toMatchObject({ number: 5, markdown: 'one two' });
});

test('several requests to save at once send one call', async () => {
  const saver = open();
  saver.type(words('new'));
  expect(await Promise.all([saver.save(), saver.flush(), saver.save()])).toEqual([
    true,
    true,
    true,
  ]);
  expect(received).toEqual(['new']);
});

test('a failed save keeps the text, and the next attempt saves it', async () => {
  const saver = open();
  before = () => {
    throw new ApiError(503, { code: 'request.unexpected' });
  };
  saver.type(words('new'));
  expect(await saver.save()).toBe(false);
  expect(texts(saver)).toEqual({ text: 'new', status: 'failed', number: 3 });
  expect(kept?.text.markdown).toBe('new');
  before = () => undefined;
  expect(await saver.save()).toBe(true);
  expect(kept).toBeUndefined();
});

test('a save whose response was lost is no conflict with oneself', async () => {
  const saver = open();
  saver.type(words('first'));
  before = (text) => {
    stored = draftOf(4, text.markdown);
    throw offline();
  };
  await saver.save();
  expect(saver.snapshot().status).toBe('failed');
  before = () => undefined;
  saver.type(words('first and second'));
  await saver.flush();
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(texts(saver)).toEqual({ text: 'first and second', status: 'saved', number: 5 });
});

test('after a conflict nothing is saved until the clerk keeps the own text', async () => {
  const saver = open();
  stored = draftOf(4, 'theirs', 'Luca');
  saver.type(words('mine'));
  expect(await saver.flush()).toBe(false);
  expect(saver.snapshot()).toMatchObject({ status: 'conflict', theirs: { saved_by: 'Luca' } });
  saver.type(words('mine, longer'));
  await vi.advanceTimersByTimeAsync(AUTOSAVE_MS);
  expect(received).toEqual(['mine']);
  expect(kept?.text.markdown).toBe('mine, longer');
  await saver.keepMine();
  expect(texts(saver)).toEqual({ text: 'mine, longer', status: 'saved', number: 5 });
  expect(saver.snapshot().theirs).toBeUndefined();
});

test('a clerk who takes the colleague’s text first saves the own text for the history', async () => {
  const saver = open();
  stored = draftOf(4, 'theirs', 'Luca');
  saver.type(words('mine'));
  await saver.save();
  received = [];
  const taken = saver.takeTheirs();
  expect(isLocked(saver.snapshot())).toBe(true);
  saver.type(words('lost'));
  await taken;
  expect(received).toEqual(['mine', 'theirs']);
  expect(texts(saver)).toEqual({ text: 'theirs', status: 'saved', number: 6 });
  expect(kept).toBeUndefined();
});

test('if taking the colleague’s text fails half-way, it can be repeated', async () => {
  const saver = open();
  stored = draftOf(4, 'theirs', 'Luca');
  saver.type(words('mine'));
  await saver.save();
  before = ({ markdown }) => {
    if (markdown === 'theirs') throw offline();
  };
  await saver.takeTheirs();
  expect(saver.snapshot()).toMatchObject({ status: 'conflict', theirs: { markdown: 'theirs' } });
  expect(saver.snapshot().error).toBeInstanceOf(ApiError);
  before = () => undefined;
  await saver.takeTheirs();
  expect(texts(saver)).toEqual({ text: 'theirs', status: 'saved', number: 6 });
});

test('a colleague’s draft is shown only if nothing is unsaved', () => {
  const saver = open();
  saver.adopt(draftOf(4, 'theirs', 'Luca'));
  expect(texts(saver)).toEqual({ text: 'theirs', status: 'saved', number: 4 });
  saver.type(words('mine'));
  saver.adopt(draftOf(5, 'newer', 'Luca'));
  expect(texts(saver)).toEqual({ text: 'mine', status: 'unsaved', number: 4 });
});

test('an unsaved text of an earlier visit locks the form until it is restored or deleted', async () => {
  const offered: KeptText = { text: words('kept'), number: 3, at: '2026-11-28T09:05:00Z' };
  const saver = open(offered);
  saver.type(words('other'));
  saver.adopt(draftOf(4, 'theirs'));
  expect(texts(saver)).toEqual({ text: 'old', status: 'saved', number: 3 });
  saver.restoreKept();
  await vi.advanceTimersByTimeAsync(0);
  expect(texts(saver)).toEqual({ text: 'kept', status: 'saved', number: 4 });

  kept = offered;
  const other = open(offered);
  expect(other.snapshot().kept).toBeUndefined();
  expect(kept).toBeUndefined();
  const last = open({ ...offered, text: words('unwanted') });
  last.discardKept();
  expect(isLocked(last.snapshot())).toBe(false);
  expect(last.isUnsaved).toBe(false);
});

test('a restored text that is based on an older draft is a conflict', async () => {
  stored = draftOf(7, 'theirs', 'Luca');
  const saver = open({ text: words('kept'), number: 3, at: '2026-11-28T09:05:00Z' });
  saver.restoreKept();
  await vi.advanceTimersByTimeAsync(0);
  expect(saver.snapshot()).toMatchObject({ status: 'conflict', theirs: { number: 7 } });
});

test('spaces at the ends of a title are not an unsaved change', () => {
  const saver = open();
  saver.type({ title: '  ' });
  expect(texts(saver).status).toBe('saved');
});
