import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { bonusesOfMember, decideGrant, grantItem } from '@wl/contract/bag';
import type { ReplyOf } from '@wl/contract/call';
import { coinsEconomy } from '@wl/contract/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { worthCents } from '@wl/world/bonuses/worth';
import { GRANT_FOUR_EYES_CENTS } from '@wl/world/casino/limits';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../app/api.ts';
import { useFormats } from '../../app/format.ts';
import paper from '../../app/paper.module.css';
import { ReasonField } from '../../app/reason-field.tsx';
import { useItemWords } from '../market/index.ts';
import s from './bonuses.module.css';

export type WaitingGrant = ReplyOf<typeof bonusesOfMember>['data']['waiting'][number];

const LEAST_REASON = 10;

/**
 * Returns the items currently on the market, with their terms. The request also works for clerks without access to the
 * market page.
 */
function useOffers() {
  const query = useQuery({ queryKey: ['offers'], queryFn: () => request(coinsEconomy, {}) });
  const prices = query.data?.data.prices ?? [];
  return prices.flatMap(({ slug, terms }) => (terms ? [{ slug, terms }] : []));
}

/** Confirms or declines a waiting grant. Reloads all lists of grants, whether or not the request succeeded. */
export function useDecision<G extends WaitingGrant>() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ grant, confirm }: { grant: G; confirm: boolean }) =>
      request(decideGrant, { params: { id: grant.id }, body: { confirm } }),
    onSettled: () =>
      Promise.all(
        ['grants', 'bonuses'].map((key) => queries.invalidateQueries({ queryKey: [key] })),
      ),
  });
}

/** Shows the buttons for a waiting grant. The clerk who requested the grant can only withdraw it. */
export function Decide({
  grant,
  about,
  isBusy,
  onDecide,
}: {
  grant: WaitingGrant;
  /** Name of the grant, added to the button labels if several grants are listed. */
  about?: string;
  isBusy: boolean;
  onDecide: (confirm: boolean) => void;
}) {
  const { t } = useLingui();
  const named = (word: string) => (about === undefined ? undefined : `${word}: ${about}`);
  return (
    <span className={paper.actions}>
      {!grant.mine && (
        <button
          type="button"
          className={paper.primary}
          aria-label={named(t`Confirm`)}
          disabled={isBusy}
          onClick={() => onDecide(true)}
        >
          <Trans>Confirm</Trans>
        </button>
      )}
      <button
        type="button"
        className={paper.dangerButton}
        aria-label={named(grant.mine ? t`Withdraw request` : t`Decline`)}
        disabled={isBusy}
        onClick={() => onDecide(false)}
      >
        {grant.mine ? <Trans>Withdraw request</Trans> : <Trans>Decline</Trans>}
      </button>
    </span>
  );
}

/** Shows, in the member's own panel, a grant that waits for a second clerk. */
export function Waits({ grant, allowed }: { grant: WaitingGrant; allowed: boolean }) {
  const { money, clock } = useFormats();
  const { wording } = useItemWords();
  const errorText = useErrorText();
  const decide = useDecision();
  const worth = money(grant.worth);
  return (
    <li className={s.waits}>
      <p>
        <b>{wording(grant.terms).name}</b> ·{' '}
        {grant.mine ? (
          <Trans>requested by you; a second clerk must confirm the request</Trans>
        ) : (
          <Trans>{grant.asked_by} requests this grant</Trans>
        )}
      </p>
      <p>
        <q>{grant.reason}</q>
      </p>
      <p className={s.small}>
        {clock(grant.asked_at)} · <Trans>costs the casino at most {worth}</Trans>
      </p>
      {decide.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(decide.error)}
        </p>
      )}
      {allowed && (
        <p>
          <Decide
            grant={grant}
            isBusy={decide.isPending}
            onDecide={(confirm) => decide.mutate({ grant, confirm })}
          />
        </p>
      )}
    </li>
  );
}

/** Grants an item with a reason. States beforehand whether a second clerk is needed. */
export function GrantForm({ memberId }: { memberId: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const queries = useQueryClient();
  const { money } = useFormats();
  const { wording, games } = useItemWords();
  const offers = useOffers();
  const [isAsking, setAsking] = useState(false);
  const [slug, setSlug] = useState('');
  const [reason, setReason] = useState('');
  // Idempotency key of one request: a retry after a lost response does not grant the item twice.
  const [key, setKey] = useState(() => crypto.randomUUID());
  const grant = useMutation({
    mutationFn: () =>
      request(grantItem, { params: { id: memberId }, body: { key, slug, reason: reason.trim() } }),
    onSuccess: async () => {
      setAsking(false);
      setSlug('');
      setReason('');
      setKey(crypto.randomUUID());
      await queries.invalidateQueries({ queryKey: ['bonuses', memberId] });
    },
  });
  /** Starts a new request, with a new key, after a failed request. */
  const renew = () => {
    if (!grant.isError) return;
    grant.reset();
    setKey(crypto.randomUUID());
    // The response may have been lost after the item was granted, so reload the member's bonuses.
    void queries.invalidateQueries({ queryKey: ['bonuses', memberId] });
  };
  const change = (set: (value: string) => void) => (value: string) => {
    set(value);
    renew();
  };
  const worthOf = (terms: BonusTerms) => worthCents(terms, (game) => games.get(game)?.min_bet ?? 0);
  const chosen = offers.find((offer) => offer.slug === slug);
  const worth = chosen ? worthOf(chosen.terms) : 0;
  const [most, limit] = [money(worth), money(GRANT_FOUR_EYES_CENTS)];
  if (!isAsking)
    return (
      <p className={paper.actions}>
        <button type="button" className={paper.plainButton} onClick={() => setAsking(true)}>
          <Icon name="gift" size={18} />
          <Trans>Give an item</Trans>
        </button>
        {grant.isSuccess && (
          <span
            role="status"
            className={paper.badge}
            data-tone={grant.data.data.waits ? 'warn' : 'ok'}
          >
            {grant.data.data.waits ? (
              <Trans>Awaiting approval by a second clerk</Trans>
            ) : (
              <Trans>The item is in the member’s bag</Trans>
            )}
          </span>
        )}
      </p>
    );
  return (
    <form
      className={`${paper.form ?? ''} ${s.grant ?? ''}`}
      aria-label={t`Give an item`}
      onSubmit={(event) => {
        event.preventDefault();
        grant.mutate();
      }}
    >
      <label className={paper.field}>
        <Trans>Item</Trans>
        <select
          required
          disabled={grant.isPending}
          value={slug}
          onChange={(event) => change(setSlug)(event.target.value)}
        >
          <option value="">{t`Choose an item`}</option>
          {offers.map((offer) => (
            <option key={offer.slug} value={offer.slug}>
              {wording(offer.terms).name}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <p className={worth > GRANT_FOUR_EYES_CENTS ? s.two : s.small} role="status">
          {worth > GRANT_FOUR_EYES_CENTS ? (
            <>
              <Icon name="users" size={18} />
              <span>
                <Trans>
                  This grant can cost the casino up to {most}, which exceeds the limit of {limit}. A
                  second clerk must confirm it.
                </Trans>
              </span>
            </>
          ) : (
            <Trans>
              The item costs the casino at most {most} and goes into the member’s bag immediately.
            </Trans>
          )}
        </p>
      )}
      <ReasonField
        rows={3}
        least={LEAST_REASON}
        disabled={grant.isPending}
        value={reason}
        onChange={change(setReason)}
      />
      {grant.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(grant.error)}
        </p>
      )}
      <div className={paper.actions}>
        <button
          type="submit"
          className={paper.primary}
          disabled={grant.isPending || slug === '' || reason.trim().length < LEAST_REASON}
        >
          {worth > GRANT_FOUR_EYES_CENTS ? <Trans>Send request</Trans> : <Trans>Give item</Trans>}
        </button>
        <button
          type="button"
          className={paper.plainButton}
          disabled={grant.isPending}
          onClick={() => {
            renew();
            setAsking(false);
          }}
        >
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  );
}
