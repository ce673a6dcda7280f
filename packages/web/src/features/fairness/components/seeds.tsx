import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { getSeeds } from '@wl/contract/fairness';
import { getRound } from '@wl/contract/play';
import type { ReplyOf } from '@wl/contract/call';
import { Button } from '@wl/ui/controls/button';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { showToast } from '@wl/ui/feedback/toast';
import { useState } from 'react';
import { ApiError, keepAnswer, useSend } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { retiredSeedsQuery, rotateSeeds, seedsQuery } from '../api.ts';
import s from './seeds.module.css';

/** Allowed client seeds (games.md §3). Colons are not allowed, because a colon separates the seed from the nonce. */
const CLIENT_SEED = /^[A-Za-z0-9_-]{1,32}$/;

type SeedsReply = ReplyOf<typeof getSeeds>;

/** Shows the member's current seeds, the form to change them, and the revealed seed pairs. */
export function Seeds({ seeds }: { seeds: UseQueryResult<SeedsReply> }) {
  const errorText = useErrorText();
  if (seeds.isPending) return <Skeleton className="h-60" />;
  if (seeds.isError) {
    return (
      <Panel as="section" className={s.panel}>
        <p role="alert">{errorText(seeds.error)}</p>
        <Button icon="repeat" onClick={() => void seeds.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Panel>
    );
  }
  const { current } = seeds.data.data;
  return (
    <>
      <Panel as="section" className={s.panel} aria-labelledby="seeds-title">
        <h2 id="seeds-title">
          <Trans>Your current seeds</Trans>
        </h2>
        <dl className={s.list}>
          <Entry name={<Trans>Fingerprint of our seed</Trans>} value={current.server_seed_hash} />
          <Entry
            name={<Trans>Fingerprint of the next seed</Trans>}
            value={current.next_server_seed_hash}
          />
          <Entry name={<Trans>Your client seed</Trans>} value={current.client_seed} />
          <Entry name={<Trans>Your next round number</Trans>} value={String(current.nonce)} />
          <Entry
            name={<Trans>Fingerprint of your next round’s key</Trans>}
            value={current.next_round_key_hash}
          />
        </dl>
        <ChangeSeed pairId={current.id} />
      </Panel>
      <Revealed />
    </>
  );
}

function Entry({ name, value }: { name: React.ReactNode; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * Shows a form that sets a new client seed. The change reveals the current server seed and activates the next
 * server seed, whose fingerprint is already published.
 */
function ChangeSeed({ pairId }: { pairId: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const errorText = useErrorText();
  const [seed, setSeed] = useState('');
  const rotate = useSend(rotateSeeds, {
    onSuccess: ({ data: { current } }) => {
      keepAnswer(seedsQuery.queryKey, { data: { current } });
      void client.invalidateQueries({ queryKey: retiredSeedsQuery.queryKey });
      void client.invalidateQueries({ queryKey: [getRound.path] });
      setSeed('');
      showToast({
        text: t`Our old seed has been revealed. The new one is now in use.`,
        tone: 'good',
      });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'fairness.stale_pair') {
        void client.invalidateQueries({ queryKey: seedsQuery.queryKey });
      }
    },
  });
  const fits = CLIENT_SEED.test(seed);
  return (
    <form
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits) rotate.mutate({ body: { pair_id: pairId, client_seed: seed } });
      }}
    >
      <label htmlFor="new-seed">
        <Trans>New client seed</Trans>
      </label>
      <div className={s.row}>
        <input
          id="new-seed"
          value={seed}
          maxLength={32}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="new-seed-hint"
          aria-invalid={(seed !== '' && !fits) || undefined}
          onChange={(event) => setSeed(event.target.value)}
        />
        <Button type="submit" loading={rotate.isPending} inactive={!fits}>
          <Trans>Change seeds</Trans>
        </Button>
      </div>
      <p id="new-seed-hint">
        <Trans>
          Use 1 to 32 letters, digits, hyphens or underscores. After the change, our current seed is
          revealed, so that every round played with it can be checked in full.
        </Trans>
      </p>
      {rotate.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(rotate.error)}
        </p>
      )}
    </form>
  );
}

/** Shows all revealed seed pairs, newest first. Shows nothing before the first change of seeds. */
function Revealed() {
  const { dateTime } = useFormats();
  const errorText = useErrorText();
  const pages = useInfiniteQuery(retiredSeedsQuery);
  const pairs = pages.data?.pages.flatMap(({ data }) => data) ?? [];
  if (pages.isPending) return <Skeleton className="h-40" />;
  if (!pages.isError && pairs.length === 0) return null;
  return (
    <Panel as="section" className={s.panel} aria-labelledby="revealed-title">
      <h2 id="revealed-title">
        <Trans>Revealed seeds</Trans>
      </h2>
      <ol className={s.revealed}>
        {pairs.map((pair) => (
          <li key={pair.id}>
            <b>
              {dateTime(pair.retired_at)} ·{' '}
              <Plural value={pair.rounds} one="# round" other="# rounds" />
            </b>
            <dl className={s.list}>
              <Entry name={<Trans>Our server seed</Trans>} value={pair.server_seed} />
              <Entry name={<Trans>Fingerprint</Trans>} value={pair.server_seed_hash} />
              <Entry name={<Trans>Your client seed</Trans>} value={pair.client_seed} />
            </dl>
          </li>
        ))}
      </ol>
      {pages.isError && (
        <p role="alert" className={s.trouble}>
          {errorText(pages.error)}
        </p>
      )}
      {(pages.hasNextPage || pages.isError) && (
        <Button
          variant="quiet"
          loading={pages.isFetching}
          onClick={() => void (pages.data ? pages.fetchNextPage() : pages.refetch())}
        >
          {pages.data ? <Trans>Show older seeds</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
    </Panel>
  );
}
