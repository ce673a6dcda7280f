import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import card from './article-card.module.css';
import list from './article-list.module.css';
import s from './article-waiting.module.css';

/** Number of skeleton cards shown while the articles load: one large card and two rows of three. */
const BONES = 7;
/** Number of skeleton lines shown while an article loads. */
const LINES = 7;

/** Shows card-sized placeholders while a list of articles loads. */
export function ListWaiting() {
  const { t } = useLingui();
  return (
    <div className={list.list} aria-busy="true" role="img" aria-label={t`Loading news`}>
      {Array.from({ length: BONES }, (_, bone) => (
        <div key={bone} className={bone === 0 ? list.newest : undefined}>
          <div className={cx('paper', card.card, bone === 0 && card.newest)}>
            <Skeleton className={cx(card.cover, s.cover)} />
            <div className={card.words}>
              <Skeleton className={s.published} />
              <Skeleton className={s.title} />
              <Skeleton className={s.summary} />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Shows placeholders for an article's heading and text while the article loads. */
export function TextWaiting() {
  return (
    <div className={s.text}>
      <h1 className="sr-only">
        <Trans>Loading the article</Trans>
      </h1>
      <Skeleton className={s.heading} />
      {Array.from({ length: LINES }, (_, line) => (
        <Skeleton key={line} className={s.line} />
      ))}
    </div>
  );
}
