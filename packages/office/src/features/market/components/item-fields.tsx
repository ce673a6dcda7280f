import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, Select } from '@wl/ui/controls/field';
import { type Draft, instantOf, MAX_LIMIT, MAX_LIMIT_DAYS, MAX_PRICE_COINS } from '../draft.ts';
import { useMarketNames } from '../names.ts';
import { type Form, TermsFields, TextField, TimeField, useFieldProps } from './fields.tsx';
import s from './market.module.css';

/** Shows the entered local time in UTC, the time zone in which it is stored. */
function InUtc({ local }: { local: string }) {
  const { i18n } = useLingui();
  const instant = instantOf(local);
  if (instant === null) return <Trans>Leave empty for no time limit</Trans>;
  const utc = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(new Date(instant));
  return <Trans>UTC: {utc}</Trans>;
}

function StopSale({ form: { draft, change } }: { form: Form }) {
  return (
    <Checkbox
      className={s.stop}
      checked={draft.onSale}
      onChange={(event) => change({ onSale: event.target.checked })}
    >
      <b>{draft.onSale ? <Trans>On sale</Trans> : <Trans>Stopped</Trans>}</b>{' '}
      <small>
        <Trans>
          Stopping the sale removes the item from the market. Items already in bags are not
          affected.
        </Trans>
      </small>
    </Checkbox>
  );
}

interface SaleProps {
  form: Form;
  /** Name of the item that the edited item would replace in the chosen featured position, if any. */
  holder?: string | undefined;
}

function FeaturedField({ form, holder }: SaleProps) {
  const { t } = useLingui();
  const propsOf = useFieldProps(form);
  const { draft, change } = form;
  return (
    <Select
      {...propsOf('featured')}
      hint={holder === undefined ? undefined : <Trans>Replaces “{holder}”</Trans>}
      value={draft.featured}
      onChange={(event) => change({ featured: event.target.value as Draft['featured'] })}
    >
      <option value="">{t`none`}</option>
      <option value="1">{t`Featured position 1`}</option>
      <option value="2">{t`Featured position 2`}</option>
    </Select>
  );
}

/** Shows the fields that control an item's sale: the on-sale switch, price, stock, featured position and times. */
function SaleFields({ form, holder }: SaleProps) {
  const { range } = useMarketNames();
  const { draft } = form;
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Sale</Trans>
      </legend>
      <StopSale form={form} />
      <div className={s.fields}>
        <TextField form={form} name="price" digits hint={range(1, MAX_PRICE_COINS)} />
        <TextField form={form} name="stock" digits hint={<Trans>Leave empty for no limit</Trans>} />
        <FeaturedField form={form} holder={holder} />
        <TimeField form={form} name="opensAt" hint={<InUtc local={draft.opensAt} />} />
        <TimeField form={form} name="closesAt" hint={<InUtc local={draft.closesAt} />} />
      </div>
    </fieldset>
  );
}

function LimitFields({ form }: { form: Form }) {
  const { range } = useMarketNames();
  const { draft, change } = form;
  return (
    <fieldset className={s.group}>
      <legend>
        <Trans>Limit per member</Trans>
      </legend>
      <Checkbox
        checked={draft.isLimited}
        onChange={(event) => change({ isLimited: event.target.checked })}
      >
        <Trans>Limit purchases per member</Trans>
      </Checkbox>
      {draft.isLimited && (
        <div className={s.fields}>
          <TextField form={form} name="limitMax" digits hint={range(1, MAX_LIMIT)} />
          <TextField form={form} name="limitDays" digits hint={range(1, MAX_LIMIT_DAYS)} />
          <TextField
            form={form}
            name="family"
            hint={<Trans>Items with the same key share the limit</Trans>}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Shows all editable fields of an item. */
export function ItemFields({ form, isNew, holder }: SaleProps & { isNew: boolean }) {
  return (
    <>
      {isNew && (
        <div className={s.fields}>
          <TextField
            form={form}
            name="slug"
            hint={<Trans>Permanent name, such as winter-spins-20</Trans>}
          />
        </div>
      )}
      <SaleFields form={form} holder={holder} />
      <LimitFields form={form} />
      <fieldset className={s.group}>
        <legend>
          <Trans>Terms</Trans>
        </legend>
        <div className={s.fields}>
          <TermsFields form={form} />
        </div>
      </fieldset>
    </>
  );
}
