import { ApiError } from '@wl/contract/client';
import type { ArticleDraft, ArticleText } from '@wl/contract/office/articles-texts';
import type { KeptText } from './kept-text.ts';
import { isSameText, textOf } from './text.ts';

/** Time in ms between the last keystroke and the automatic save. */
export const AUTOSAVE_MS = 2_000;

/**
 * Status of a draft. `conflict`: a colleague has saved another draft, and the clerk must choose one of the two texts.
 */
type SaveStatus = 'saved' | 'unsaved' | 'saving' | 'failed' | 'conflict';

export interface DraftState {
  text: ArticleText;
  /** Saved draft on which the text is based. */
  draft: ArticleDraft;
  status: SaveStatus;
  /** Error from the last save attempt; undefined after a success. */
  error: unknown;
  /** Draft that a colleague saved; present only during a conflict. */
  theirs?: ArticleDraft | undefined;
  /** Unsaved text from an earlier visit, until the clerk restores or discards it. The form is read-only until then. */
  kept?: KeptText | undefined;
}

export interface DraftPorts {
  /** Saves a text that is based on the draft with this number. */
  save: (text: ArticleText, number: number) => Promise<ArticleDraft>;
  /** Loads the newest saved draft. */
  load: () => Promise<ArticleDraft>;
  /** Keeps an unsaved text in this browser. */
  keep: (text: ArticleText, number: number) => void;
  /** Deletes the text kept in this browser. */
  forget: () => void;
  /** Called after each save. */
  onSaved: (draft: ArticleDraft) => void;
}

const isDraftChanged = (error: unknown) =>
  error instanceof ApiError && error.code === 'articles.draft_changed';

/**
 * Returns true while the form accepts no input, because unsaved text from an earlier visit is offered or a colleague’s
 * text is about to replace the clerk’s.
 */
export const isLocked = ({ kept, theirs, status }: DraftState): boolean =>
  kept !== undefined || (theirs !== undefined && status === 'saving');

/**
 * Saves the draft of one language while the clerk types. A text stays in this browser until the server has acknowledged
 * it. If a colleague has saved another draft, saving stops until the clerk chooses between the two texts.
 */
export class DraftSaver {
  readonly #ports: DraftPorts;
  readonly #listeners = new Set<() => void>();
  #state: DraftState;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | undefined;
  /** Text of a save that got no response. The server may have stored it. */
  #unanswered: ArticleText | undefined;

  constructor(draft: ArticleDraft, kept: KeptText | undefined, ports: DraftPorts) {
    this.#ports = ports;
    this.#state = { text: textOf(draft), draft, status: 'saved', error: undefined };
    if (kept && isSameText(kept.text, draft)) ports.forget();
    else if (kept) this.#state.kept = kept;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): DraftState => this.#state;

  /** True if the form contains a text that the server has not acknowledged. */
  get isUnsaved(): boolean {
    return !isSameText(this.#state.text, this.#state.draft);
  }

  #set(change: Partial<DraftState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Changes the text, and saves it two seconds after the last change. */
  type(change: Partial<ArticleText>): void {
    const { status, draft, text } = this.#state;
    if (isLocked(this.#state)) return;
    this.#set({ text: { ...text, ...change } });
    clearTimeout(this.#timer);
    if (!this.isUnsaved && status !== 'saving' && status !== 'conflict') {
      this.#ports.forget();
      this.#set({ status: 'saved', error: undefined });
      return;
    }
    this.#ports.keep(this.#state.text, draft.number);
    if (status === 'conflict') return;
    if (status !== 'saving') this.#set({ status: 'unsaved', error: undefined });
    this.#timer = setTimeout(() => void this.save(), AUTOSAVE_MS);
  }

  /** Saves the text now. Returns true if the server has acknowledged everything in the form. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    // Another caller may start a save while this one waits, so check again.
    while (this.#running) await this.#running;
    const { status, kept } = this.#state;
    if (status === 'conflict' || kept) return false;
    if (this.isUnsaved) await this.#run(() => this.#attempt());
    else if (status !== 'saved') this.#accept(this.#state.draft);
    return this.#state.status === 'saved';
  }

  /**
   * Saves repeatedly until everything in the form is saved, even if the clerk keeps typing. Returns false after an
   * error or a conflict.
   */
  async flush(): Promise<boolean> {
    let isDone = await this.save();
    while (!isDone && this.#state.status === 'unsaved') isDone = await this.save();
    return isDone;
  }

  async #run(work: () => Promise<void>): Promise<void> {
    this.#running = work().finally(() => {
      this.#running = undefined;
    });
    await this.#running;
  }

  async #attempt(): Promise<void> {
    const { text, draft } = this.#state;
    this.#set({ status: 'saving', error: undefined });
    try {
      this.#accept(await this.#ports.save(text, draft.number));
    } catch (error) {
      if (isDraftChanged(error)) return this.#compare();
      if (error instanceof ApiError && error.status === 0) this.#unanswered = text;
      this.#set({ status: 'failed', error });
    }
  }

  /** Rebases the text in the form on a draft that this clerk has saved. */
  #accept(draft: ArticleDraft): void {
    this.#unanswered = undefined;
    this.#set({ draft, theirs: undefined, error: undefined });
    if (this.isUnsaved) {
      this.#ports.keep(this.#state.text, draft.number);
      this.#set({ status: 'unsaved' });
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.save(), AUTOSAVE_MS);
    } else {
      this.#ports.forget();
      this.#set({ status: 'saved' });
    }
    this.#ports.onSaved(draft);
  }

  /**
   * Loads the newest draft after the server has rejected a call that was based on an older draft. If the newest draft
   * contains this clerk's own text, for example because the response to a save was lost, accepts it. Otherwise, shows a
   * conflict.
   */
  async #compare(): Promise<void> {
    try {
      const newest = await this.#ports.load();
      const own = [this.#state.text, ...(this.#unanswered ? [this.#unanswered] : [])];
      if (own.some((text) => isSameText(text, newest))) this.#accept(newest);
      else this.#set({ status: 'conflict', theirs: newest, error: undefined });
    } catch (error) {
      this.#set({ status: 'failed', error });
    }
  }

  /** Checks for a conflict after another call, such as a publication, was rejected because of a newer draft. */
  async reportChanged(): Promise<void> {
    while (this.#running) await this.#running;
    await this.#run(() => this.#compare());
  }

  /** Saves the clerk's text as a new draft. The colleague's draft remains in the history. */
  async keepMine(): Promise<void> {
    const { theirs } = this.#state;
    if (!theirs) return;
    this.#set({ draft: theirs, theirs: undefined, status: 'unsaved' });
    this.#ports.keep(this.#state.text, theirs.number);
    await this.save();
  }

  /** Saves the clerk's text, so that the history keeps it, and then continues with the colleague's text. */
  async takeTheirs(): Promise<void> {
    const { theirs, text } = this.#state;
    if (!theirs) return;
    await this.#run(async () => {
      this.#set({ status: 'saving', error: undefined });
      try {
        const mine = await this.#ports.save(text, theirs.number);
        // If saving the colleague's text fails, a retry must be based on `mine`, the draft just saved above.
        this.#set({ theirs: { ...theirs, number: mine.number } });
        this.replace(await this.#ports.save(textOf(theirs), mine.number));
      } catch (error) {
        if (isDraftChanged(error)) await this.#compare();
        else this.#set({ status: 'conflict', error });
      }
    });
  }

  /** Shows a draft that the server has stored, in place of the text in the form. */
  replace(draft: ArticleDraft): void {
    clearTimeout(this.#timer);
    this.#ports.forget();
    this.#set({ text: textOf(draft), draft, theirs: undefined, status: 'saved', error: undefined });
    this.#ports.onSaved(draft);
  }

  /** Shows a colleague's newer draft if the form has no unsaved text. Otherwise, the next save reports the conflict. */
  adopt(draft: ArticleDraft): void {
    const { draft: old, status, kept } = this.#state;
    if (draft.number <= old.number || status !== 'saved' || kept) return;
    this.#set({ text: textOf(draft), draft });
  }

  /** Continues with the unsaved text from an earlier visit. */
  restoreKept(): void {
    const { kept, draft } = this.#state;
    if (!kept) return;
    const base = { ...draft, number: kept.number };
    this.#set({ text: kept.text, draft: base, kept: undefined, status: 'unsaved' });
    void this.save();
  }

  /** Deletes the unsaved text from an earlier visit. */
  discardKept(): void {
    this.#ports.forget();
    this.#set({ kept: undefined });
  }

  /** Stops the autosave timer. Unsaved text stays in this browser. */
  stop(): void {
    clearTimeout(this.#timer);
  }
}
