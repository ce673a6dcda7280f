import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { Checkbox } from '@wl/ui/controls/field';
import { Icon } from '@wl/ui/icon';
import { type Box, type MaskName, type Masks, resized } from './masks.ts';
import s from './upload.module.css';

/** Amount by which one press of a button resizes a mask, as a fraction of the picture's size. */
const SIZE_STEP = 0.03;

/** Returns the names of the card details that the masks cover. */
export function useMaskNames(): Record<MaskName, string> {
  const { t } = useLingui();
  return {
    digits: t`Middle 6 digits`,
    code: t`Security code`,
  };
}

interface RowProps {
  name: MaskName;
  mask: Masks[MaskName];
  /** Called when the member states whether this side of the card shows the data that the mask covers. */
  onHere: (here: boolean) => void;
  onBox: (box: Box) => void;
}

/**
 * Shows the controls of one mask below the picture. The member states whether this side needs the mask, and uses
 * buttons to resize and confirm the mask.
 */
export function MaskRow({ name, mask, onHere, onBox }: RowProps) {
  return (
    <div className={s.maskRow}>
      <Checkbox checked={mask.here} onChange={(event) => onHere(event.target.checked)}>
        {name === 'digits' ? (
          <Trans>The card number is on this side</Trans>
        ) : (
          <Trans>The security code is on this side</Trans>
        )}
      </Checkbox>
      {mask.here && <MaskTools name={name} mask={mask} onBox={onBox} />}
    </div>
  );
}

function MaskTools({ name, mask: { box, placed }, onBox }: Omit<RowProps, 'onHere'>) {
  const { t } = useLingui();
  const names = useMaskNames();
  return (
    <div className={s.maskTools}>
      <span className={s.sizes}>
        <span aria-hidden="true">
          <Trans>Width</Trans>
        </span>
        <Size
          label={t`Make narrower: ${names[name]}`}
          icon="minus"
          onPress={() => onBox(resized(box, -SIZE_STEP, 0))}
        />
        <Size
          label={t`Make wider: ${names[name]}`}
          icon="plus"
          onPress={() => onBox(resized(box, SIZE_STEP, 0))}
        />
      </span>
      <span className={s.sizes}>
        <span aria-hidden="true">
          <Trans>Height</Trans>
        </span>
        <Size
          label={t`Make shorter: ${names[name]}`}
          icon="minus"
          onPress={() => onBox(resized(box, 0, -SIZE_STEP / 2))}
        />
        <Size
          label={t`Make taller: ${names[name]}`}
          icon="plus"
          onPress={() => onBox(resized(box, 0, SIZE_STEP / 2))}
        />
      </span>
      {placed ? (
        <span className={s.placed}>
          <Icon name="check-circle" size={18} />
          <Trans>Covered</Trans>
        </span>
      ) : (
        <Button
          variant="quiet"
          aria-label={t`Confirm mask: ${names[name]}`}
          onClick={() => onBox(box)}
        >
          <Trans>Confirm mask</Trans>
        </Button>
      )}
    </div>
  );
}

interface SizeProps {
  label: string;
  icon: 'minus' | 'plus';
  onPress: () => void;
}

function Size({ label, icon, onPress }: SizeProps) {
  return (
    <button type="button" className={s.size} aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={16} />
    </button>
  );
}
