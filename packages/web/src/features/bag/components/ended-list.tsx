import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type BagItem, endedItems, type ItemState } from '@wl/contract/bag';
import { Button } from '@wl/ui/controls/button';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { useState } from 'react';
import { queryOf } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { useItemWords } from '../use-item-words.ts';
import { KindArt } from './kind-art.tsx';
import s from './ended-list.module.css';

const PER_PAGE = 20;

/** Shows the ended items, one page at a time. Shows nothing if there are none. */
export function EndedList() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [page, setPage] = useState(1);
  const ended = useQuery({
    ...queryOf(endedItems, { query: { page } }),
    placeholderData: keepPreviousData,
  });
  if (ended.isError) {
    return (
      <PaperCard as="section" role="alert">
        <p>{errorText(ended.error)}</p>
        <Button variant="quiet" onClick={() => void ended.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </PaperCard>
    );
  }
  if (!ended.data || ended.data.meta.total === 0) return null;
  const { data, meta } = ended.data;
  const last = Math.max(1, Math.ceil(meta.total / PER_PAGE));
  return (
    <PaperCard as="section" aria-labelledby="ended-title">
      <h2 id="ended-title">
        <Trans>Past items</Trans>
      </h2>
      <ul className={s.list}>
        {data.map((item) => (
          <Ended key={item.id} item={item} />
        ))}
      </ul>
      {last > 1 && (
        <nav className={s.pages} aria-label={t`Pages of past items`}>
          <Button variant="quiet" inactive={page <= 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <span>
            <Trans>
              Page {page} of {last}
            </Trans>
          </span>
          <Button variant="quiet" inactive={page >= last} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </nav>
      )}
    </PaperCard>
  );
}

function Ended({ item }: { item: BagItem }) {
  const { t } = useLingui();
  const { money, date } = useFormats();
  const { name } = useItemWords().words(item.terms);
  const states: Partial<Record<ItemState, string>> = {
    completed: t`Completed`,
    lost: t`Lost`,
    expired: t`Expired`,
    forfeited: item.ended_by === 'member' ? t`Deleted` : t`Ended by a cash-out`,
    revoked: t`Revoked`,
    deleted: t`Deleted`,
  };
  return (
    <li className={s.row}>
      <KindArt kind={item.kind} size={40} />
      <span className={s.name}>
        <b>{name}</b>
        <small>{item.ended_at !== null && date(item.ended_at)}</small>
      </span>
      {item.paid_out > 0 && <b className={s.paid}>{money(item.paid_out)}</b>}
      <span className={s.stamp} data-state={item.state}>
        {states[item.state] ?? ''}
      </span>
    </li>
  );
}
