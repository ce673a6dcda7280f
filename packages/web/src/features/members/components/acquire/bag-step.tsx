import { Trans, useLingui } from '@lingui/react/macro';
import { acquirableBags } from '@wl/contract/members';
import { Button } from '@wl/ui/controls/button';
import { FieldError } from '@wl/ui/controls/field';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { bagName } from '@wl/world/casino/bag-names';
import { useCall } from '../../../../app/api.ts';
import { useErrorText } from '../../../../app/errors.tsx';
import { currentLanguage } from '../../../../app/language/language.ts';
import type { StepProps } from './step-props.ts';
import s from './acquire.module.css';

/** Draws a bag with one buckle for each place. */
function BagPicture({ places }: { places: number }) {
  const width = 40 + places * 14;
  return (
    <svg viewBox="0 0 120 80" width="120" height="80" aria-hidden="true">
      <path
        d="M44 22v-8a6 6 0 0 1 6-6h20a6 6 0 0 1 6 6v8"
        fill="none"
        stroke="#5d3a12"
        strokeWidth="5"
      />
      <rect x={60 - width / 2} y="20" width={width} height="54" rx="9" fill="#9a5a2c" />
      <rect x={60 - width / 2} y="20" width={width} height="18" rx="9" fill="#b56f38" />
      {Array.from({ length: places }, (_, index) => (
        <rect
          key={index}
          x={60 - (places * 18) / 2 + index * 18 + 4}
          y="44"
          width="10"
          height="14"
          rx="2.500"
          fill="#f6dc9c"
          stroke="#7c541a"
        />
      ))}
    </svg>
  );
}

export function BagStep(step: StepProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const bags = useCall(acquirableBags, {});
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Your first travel bag</Trans>
      </legend>
      <p className={s.note}>
        <Trans>Your bag holds the bonuses you buy with Coins. You can upgrade it later.</Trans>
      </p>
      {bags.isError && (
        <div role="alert" className={s.trouble}>
          <p>{errorText(bags.error)}</p>
          <Button variant="ink" icon="repeat" onClick={() => void bags.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      <div className={s.bags} aria-busy={bags.isPending}>
        {bags.isPending && (
          <>
            <Skeleton className={s.bagBone} />
            <Skeleton className={s.bagBone} />
          </>
        )}
        {bags.data?.data.map((bag) => (
          <label key={bag.id} className={s.bag}>
            <input
              type="radio"
              name="bag"
              value={bag.id}
              checked={step.draft.acquire_travel_bags_id === bag.id}
              onChange={() => step.change({ acquire_travel_bags_id: bag.id })}
            />
            <BagPicture places={bag.places} />
            <b>{bagName(bag.id, currentLanguage())}</b>
            <span>{t`${bag.places} spaces`}</span>
            <span className={s.price}>
              {bag.price_coins === 0 ? t`Free` : t`${bag.price_coins} Coins`}
            </span>
          </label>
        ))}
      </div>
      <FieldError error={step.errorOf('acquire_travel_bags_id')} className={s.complaint} />
    </fieldset>
  );
}
