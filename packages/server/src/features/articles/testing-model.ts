/** Small model of the texts of one article in one language, for the property test. */
import type { ArticleState } from '@wl/contract/office/articles';
import { isSameText, noTexts, type Texts } from './rules.ts';

interface PublishedText {
  texts: Texts;
  liveMs: number;
  withdrawnMs: number | null;
}

/** Result of a step: `ok`, `ok again` if nothing had to change, or an error code. */
type Outcome = string;

export class LanguageModel {
  readonly drafts: Texts[] = [];
  readonly published: PublishedText[] = [];
  readonly #first: Texts;

  /** @param first texts that the form shows until the first draft is saved */
  constructor(first: Texts = noTexts) {
    this.#first = first;
  }

  get draft(): Texts {
    return this.drafts.at(-1) ?? this.#first;
  }

  save(texts: Texts, number: number): Outcome {
    if (isSameText(texts, this.draft)) return 'ok again';
    if (number !== this.drafts.length) return 'articles.draft_changed';
    this.drafts.push(texts);
    return 'ok';
  }

  /** Returns the text with the latest `liveMs`, considering only texts that are not withdrawn and match `isRight`. */
  #last(isRight: (text: PublishedText) => boolean): PublishedText | undefined {
    return this.published
      .filter((text) => text.withdrawnMs === null && isRight(text))
      .reduce<PublishedText | undefined>(
        (last, text) => (last && last.liveMs > text.liveMs ? last : text),
        undefined,
      );
  }

  live = (nowMs: number) => this.#last(({ liveMs }) => liveMs <= nowMs);
  scheduled = (nowMs: number) => this.#last(({ liveMs }) => liveMs > nowMs);

  /**
   * Publishes the current draft at `liveMs`, or immediately if `liveMs` is null.
   * @param fault error code that the text checks would return; null if the text can be published
   */
  publish(
    { number, liveMs, fault }: { number: number; liveMs: number | null; fault: string | null },
    nowMs: number,
  ): Outcome {
    if (number !== this.drafts.length) return 'articles.draft_changed';
    if (number === 0) return 'articles.incomplete';
    const [live, next] = [this.live(nowMs), this.scheduled(nowMs)];
    const same = (text: PublishedText | undefined) =>
      text !== undefined && isSameText(text.texts, this.draft);
    const newest = next ?? live;
    if (liveMs !== null && newest?.liveMs === liveMs && same(newest)) return 'ok again';
    if (liveMs !== null && liveMs <= nowMs) return 'articles.date_past';
    if (fault !== null) return fault;
    if (liveMs === null && same(live)) {
      if (!next) return 'ok again';
      next.withdrawnMs = nowMs;
      return 'ok';
    }
    if (next) next.withdrawnMs = nowMs;
    this.published.push({ texts: this.draft, liveMs: liveMs ?? nowMs, withdrawnMs: null });
    return 'ok';
  }

  unschedule(nowMs: number): Outcome {
    const next = this.scheduled(nowMs);
    if (!next) return 'articles.not_scheduled';
    next.withdrawnMs = nowMs;
    return 'ok';
  }

  withdraw(nowMs: number): Outcome {
    const active = this.published.filter(({ withdrawnMs }) => withdrawnMs === null);
    for (const text of active) text.withdrawnMs = nowMs;
    return active.length === 0 ? 'articles.not_published' : 'ok';
  }

  restore(kind: 'draft' | 'published', number: number, seen: number): Outcome {
    const texts = kind === 'draft' ? this.drafts[number - 1] : this.published[number - 1]?.texts;
    return texts ? this.save(texts, seen) : 'request.not_found';
  }

  state(nowMs: number): ArticleState {
    if (this.live(nowMs)) return 'published';
    if (this.scheduled(nowMs)) return 'scheduled';
    const wasLive = ({ liveMs, withdrawnMs }: PublishedText) =>
      withdrawnMs !== null && liveMs <= withdrawnMs;
    if (this.published.some(wasLive)) return 'withdrawn';
    return this.drafts.length > 0 ? 'draft' : 'none';
  }
}
