import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { grantItem } from '@wl/contract/office/bag';
import { kindOf } from '@wl/world/bonuses/index';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { GRANT_FOUR_EYES_CENTS } from '@wl/world/casino/limits';
import { Button } from '@wl/ui/controls/button';
import { Select } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request, useErrorText } from '../../app/api.ts';
import { useFormats } from '../../app/language/format.ts';
import paper from '../../app/paper.module.css';
import { ReasonField } from '../../app/forms/reason-field.tsx';
import { useItemWords, useOffers } from '../market/index.ts';
import s from './bonuses.module.css';

const LEAST_REASON = 10;

/** Manages the draft of a grant, and sends it. The draft is kept while the form is closed. */
function useGrantDraft(memberId: string, given: string | undefined) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(given !== undefined);
  const [slug, setSlug] = useState(given ?? '');
  const [reason, setReason] = useState('');
  // Idempotency key of one request, so that a retry after a lost response does not grant the item twice.
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
  /** If the last request failed, discards its error and creates a new idempotency key for the next request. */
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
  return {
    isAsking,
    open: () => setAsking(true),
    cancel: () => {
      renew();
      setAsking(false);
    },
    slug,
    changeSlug: change(setSlug),
    reason,
    changeReason: change(setReason),
    grant,
  };
}

type GrantDraft = ReturnType<typeof useGrantDraft>;

/**
 * Shows the form for granting an item with a reason. The form states beforehand whether a second clerk must confirm the
 * grant.
 * @param slug slug of the preselected item; an empty string preselects no item. If `slug` is passed, the form is open
 *   initially.
 */
export function GrantForm({ memberId, slug: given }: { memberId: string; slug?: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { wording, games } = useItemWords();
  const offers = useOffers();
  const draft = useGrantDraft(memberId, given);
  const { slug, reason, grant } = draft;
  const worthOf = (terms: BonusTerms) =>
    kindOf(terms.kind).worthCents(terms, (game) => games.get(game)?.min_bet ?? 0);
  const chosen = offers.find((offer) => offer.slug === slug);
  const worth = chosen ? worthOf(chosen.terms) : 0;
  if (!draft.isAsking) return <ClosedForm draft={draft} />;
  return (
    <form
      className={`${paper.form ?? ''} ${s.grant ?? ''}`}
      aria-label={t`Give an item`}
      onSubmit={(event) => {
        event.preventDefault();
        grant.mutate();
      }}
    >
      <Select
        label={<Trans>Item</Trans>}
        required
        disabled={grant.isPending}
        value={slug}
        onChange={(event) => draft.changeSlug(event.target.value)}
      >
        <option value="">{t`Choose an item`}</option>
        {offers.map((offer) => (
          <option key={offer.slug} value={offer.slug}>
            {wording(offer.terms).name}
          </option>
        ))}
      </Select>
      {chosen && <Cost worth={worth} />}
      <ReasonField
        rows={3}
        least={LEAST_REASON}
        disabled={grant.isPending}
        value={reason}
        onChange={draft.changeReason}
      />
      {grant.isError && (
        <p role="alert" className={paper.alert}>
          {errorText(grant.error)}
        </p>
      )}
      <div className={paper.actions}>
        <Button
          type="submit"
          inactive={grant.isPending || slug === '' || reason.trim().length < LEAST_REASON}
        >
          {worth > GRANT_FOUR_EYES_CENTS ? <Trans>Send request</Trans> : <Trans>Give item</Trans>}
        </Button>
        <Button variant="plain" inactive={grant.isPending} onClick={draft.cancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Shows the button that opens the form, and the result of the last grant. */
function ClosedForm({ draft: { grant, open } }: { draft: GrantDraft }) {
  return (
    <p className={paper.actions}>
      <Button variant="plain" onClick={open}>
        <Icon name="gift" size={18} />
        <Trans>Give an item</Trans>
      </Button>
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
}

/** Shows the maximum cost of the chosen item, and whether a second clerk must confirm the grant. */
function Cost({ worth }: { worth: number }) {
  const { money } = useFormats();
  const [most, limit] = [money(worth), money(GRANT_FOUR_EYES_CENTS)];
  return (
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
  );
}
