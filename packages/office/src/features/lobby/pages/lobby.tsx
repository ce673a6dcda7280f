import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { ApiError } from '@wl/contract/client';
import { arrangeLobby, lobbyOrder, MAX_BANNERS, type LobbyOrder } from '@wl/contract/office/lobby';
import { useCategoryNames } from '@wl/ui/features/lobby/category-names';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { Behind } from '../../../app/forms/behind.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { keepAnswer } from '../../../app/keep-answer.ts';
import paper from '../../../app/paper.module.css';
import { may } from '../../../app/session.ts';
import { Failed, Waiting } from '../../../app/states.tsx';
import { OrderPanel, type Line } from '../components/order-panel.tsx';
import { Preview } from '../components/preview.tsx';
import { SavePanel } from '../components/save-panel.tsx';
import s from '../components/lobby.module.css';
import { changedLists, orderOf, type Order } from '../draft.ts';

const QUERY_KEY = ['floor'];

/** Lets clerks arrange the lobby: the categories, the banners, and the games listed first. */
export function Lobby() {
  const query = useQuery({ queryKey: QUERY_KEY, queryFn: () => request(lobbyOrder, {}) });
  return (
    <div className={paper.page}>
      {query.isPending && <Waiting lines={3} />}
      {query.isError && !query.data && (
        <Failed error={query.error} again={() => void query.refetch()} />
      )}
      {query.data && <Arranging stored={query.data.data} />}
    </div>
  );
}

interface Draft {
  order: Order;
  /** Stored order on which the draft is based, including its version. */
  began: LobbyOrder;
}

/** Manages a draft of the lobby order. The draft follows the stored order until the clerk changes something. */
function useDraft(stored: LobbyOrder) {
  const [draft, setDraft] = useState<Draft>();
  const began = draft?.began ?? stored;
  const order = draft?.order ?? orderOf(stored);
  return {
    order,
    began,
    changed: changedLists(orderOf(stored), order),
    /** True if another clerk has saved an order since this clerk began the draft. */
    isBehind: draft !== undefined && began.version < stored.version,
    change: (part: Partial<Order>) => {
      const next = { ...order, ...part };
      const isChanged = changedLists(orderOf(began), next).length > 0;
      setDraft(isChanged || began.version < stored.version ? { order: next, began } : undefined);
    },
    discard: () => setDraft(undefined),
    /** Keeps the clerk's draft and bases it on the current stored order, which the next save can then overwrite. */
    goOn: () => setDraft({ order, began: stored }),
  };
}

/** Manages and saves a draft of the lobby order. Every change to the draft clears the result of the last save. */
function useArrangement(stored: LobbyOrder) {
  const queries = useQueryClient();
  const draft = useDraft(stored);
  const save = useMutation({
    mutationFn: (reason: string) =>
      request(arrangeLobby, { body: { ...draft.order, version: draft.began.version, reason } }),
    onSuccess: (reply) => {
      keepAnswer(queries, QUERY_KEY, reply);
      draft.discard();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'floor.changed')
        await queries.invalidateQueries({ queryKey: QUERY_KEY });
    },
  });
  return {
    ...draft,
    save,
    change: (part: Partial<Order>) => {
      save.reset();
      draft.change(part);
    },
    discard: () => {
      save.reset();
      draft.discard();
    },
    goOn: () => {
      save.reset();
      draft.goOn();
    },
  };
}

function Arranging({ stored }: { stored: LobbyOrder }) {
  const { clerk } = useRouteContext({ from: '/office' });
  const { order, changed, isBehind, save, change, discard, goOn } = useArrangement(stored);
  const categoryNames: Readonly<Record<string, string>> = useCategoryNames();
  const lists = useLists(order, stored.games, categoryNames);
  const allowed = may(clerk, 'floor.arrange');
  return (
    <>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Casino floor</Trans>
          </h1>
          <LastChange at={stored.changed_at} />
        </div>
      </header>
      {isBehind && (
        <Behind onTheirs={discard} onMine={goOn}>
          <Trans>
            Another clerk has changed the casino floor since you started editing. Your changes have
            not been saved but are still shown below. Choose which version to keep.
          </Trans>
        </Behind>
      )}
      <div className={paper.columns}>
        <div className={s.lists}>
          {lists.map(({ name, ...panel }) => (
            <OrderPanel
              key={name}
              {...panel}
              allowed={allowed}
              onOrder={(ids) => change({ [name]: ids })}
            />
          ))}
        </div>
        <div className={s.side}>
          {allowed && (
            <SavePanel
              changed={changed}
              isSaving={save.isPending}
              isSaved={save.isSuccess}
              error={save.error}
              onSave={(reason) => save.mutateAsync(reason)}
              onDiscard={discard}
            />
          )}
          <Preview order={order} games={stored.games} categoryNames={categoryNames} />
        </div>
      </div>
    </>
  );
}

function LastChange({ at }: { at: string | null }) {
  const { time } = useFormats();
  return (
    <p className={paper.sub}>
      {at === null ? (
        <Trans>Default order: no changes have been made.</Trans>
      ) : (
        <Trans>Changed {time(at)}</Trans>
      )}
    </p>
  );
}

/** Returns the labels and items of the three lists that clerks can order: banners, categories and games. */
function useLists(
  order: Order,
  games: LobbyOrder['games'],
  categoryNames: Readonly<Record<string, string>>,
) {
  const { t } = useLingui();
  const stateNames = { maintenance: t`maintenance`, off: t`off` };
  const lineOf = ({ slug, name, state }: LobbyOrder['games'][number]): Line => ({
    id: slug,
    name,
    ...(state !== 'open' && {
      aside: (
        <span className={paper.badge} data-tone="warn">
          {stateNames[state]}
        </span>
      ),
    }),
  });
  const linesOf = (slugs: readonly string[]) =>
    slugs.flatMap((slug) => games.filter((game) => game.slug === slug).map(lineOf));
  const others = (slugs: readonly string[]) =>
    games
      .filter(({ slug }) => !slugs.includes(slug))
      .map(lineOf)
      .toSorted((a, b) => a.name.localeCompare(b.name));
  return [
    {
      name: 'banners' as const,
      title: t`Banners`,
      hint: t`Members see these banners after the banner of their city, in this order. Games under maintenance are skipped.`,
      empty: t`No banners: members see only the banner of their city.`,
      lines: linesOf(order.banners),
      choices: others(order.banners),
      most: MAX_BANNERS,
    },
    {
      name: 'first' as const,
      title: t`Games shown first`,
      hint: t`These games come first on the casino floor and in every search. All other games follow in the default order.`,
      empty: t`No game has been put first, so the default order applies.`,
      lines: linesOf(order.first),
      choices: others(order.first),
    },
    {
      name: 'categories' as const,
      title: t`Categories`,
      hint: t`Members see the categories as filters on the casino floor, in this order.`,
      empty: '',
      lines: order.categories.map((id) => ({
        id,
        name: categoryNames[id] ?? id,
        // Live tables have their own page and are not among the games.
        ...(id !== 'live' &&
          !games.some(({ category }) => category === id) && {
            aside: <span className={paper.badge}>{t`no games yet`}</span>,
          }),
      })),
    },
  ];
}
