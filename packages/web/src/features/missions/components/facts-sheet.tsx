import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MissionFact } from '@wl/contract/missions';
import { Button } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon, type IconName } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { games } from 'virtual:site-facts';
import { useState } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { factsQuery } from '../api.ts';
import { useMissionWords } from '../use-mission-words.ts';
import s from './facts-sheet.module.css';

/** Mission or errand shown in the sheet, which lists the rounds and actions that count towards it. */
export interface Counting {
  of: 'mission' | 'errand';
  id: string;
  name: string;
  /** Objective in one sentence. */
  asks: string;
  /** Progress as text, such as `$16 of $25` or `1 of 3`. */
  progress: string;
  /** True if the progress is an amount in cents instead of a count. */
  isSum: boolean;
  /** Icon for counted actions that are not rounds of a game. */
  icon: IconName;
}

/** Shows the rounds and actions that count towards a mission or errand, newest first. Each round links to its proof. */
export function FactsSheet({ counting, onClose }: { counting: Counting; onClose: () => void }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { of, id, name, asks, progress } = counting;
  const [page, setPage] = useState(1);
  const facts = useQuery({ ...factsQuery(of, id, page), placeholderData: keepPreviousData });
  const { data, meta } = facts.data ?? {};
  return (
    <Dialog kind="sheet" paper title={name} closeLabel={t`Close`} onClose={onClose}>
      <p className={s.asked}>
        {asks} <b className="num">{progress}</b>
      </p>
      {facts.isPending && (
        <div className={s.bones} aria-busy="true">
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      {facts.isError && (
        <div role="alert" className={s.trouble}>
          <p>{errorText(facts.error)}</p>
          <Button icon="repeat" onClick={() => void facts.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {data?.length === 0 && (
        <EmptyState icon="history" as="h3" title={t`No progress yet`}>
          <Trans>
            Rounds and actions appear here as soon as they have counted towards your progress.
          </Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ol className={s.facts}>
          {data.map((fact) => (
            <Fact key={fact.ref} fact={fact} counting={counting} />
          ))}
        </ol>
      )}
      {meta && (page > 1 || meta.has_more) && (
        <nav className={s.pages} aria-label={t`Progress pages`}>
          <Button variant="quiet" inactive={page <= 1} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button variant="quiet" inactive={!meta.has_more} onClick={() => setPage(page + 1)}>
            <Trans>Older</Trans>
          </Button>
        </nav>
      )}
    </Dialog>
  );
}

function Fact({ fact, counting }: { fact: MissionFact; counting: Counting }) {
  const { dateTime } = useFormats();
  const words = useMissionWords();
  const game = games.find(({ slug }) => slug === fact.game);
  return (
    <li>
      {game ? (
        <img src={`/art/games/${game.slug}/tile-160.avif`} width="48" height="48" alt="" />
      ) : (
        <Icon name={counting.icon} size={30} />
      )}
      <span className={s.what}>
        <b>{game?.name ?? <Trans>Done</Trans>}</b>
        <small>{dateTime(fact.at)}</small>
        {fact.kind === 'round' && (
          <a href={`/fairness?round=${fact.ref}`} target="_blank" rel="noopener">
            <Trans>Check the fairness proof</Trans>
          </a>
        )}
      </span>
      <b className="num">+{counting.isSum ? words.sum(fact.counted) : fact.counted}</b>
    </li>
  );
}
