import { Trans, useLingui } from '@lingui/react/macro';
import type { BagItem } from '@wl/contract/bag';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useFormats } from '../../../../app/language/formats.ts';
import { useTexts } from '../../../../app/language/use-texts.ts';
import { feature } from '../../routes.tsx';
import { useItemWords } from '../../use-item-words.ts';
import s from './dialogs.module.css';

/**
 * Shows a sheet with the terms under which the member acquired an item: its rules, and the hash that identifies this
 * version of the rules.
 */
export function TermsSheet({ item, onClose }: { item: BagItem; onClose: () => void }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { name, effect, rules } = useItemWords().words(item.terms, item.wagering_times);
  return (
    <Dialog title={name} closeLabel={t`Close`} onClose={onClose} kind="sheet" paper>
      <div className={s.body}>
        <p>{effect}</p>
        <Rules rules={rules} />
        <Pinned hash={item.terms_hash}>
          <Trans>These terms have applied to this item since {dateTime(item.acquired_at)}.</Trans>
        </Pinned>
      </div>
    </Dialog>
  );
}

export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <ol className={s.rules}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ol>
  );
}

/** Shows the hash of the item's terms at the time of acquisition. Later editions of the item do not change the hash. */
export function Pinned({ hash, children }: { hash: string; children: React.ReactNode }) {
  // Load the bag's texts here, because the market also shows this component and may not have loaded them.
  if (!useTexts(feature)) return <Skeleton className={s.pinnedBone ?? ''} />;
  return (
    <p className={s.pinned}>
      <span>{children}</span>
      <span>
        <Trans>Fingerprint of the terms (SHA-256):</Trans> <code>{hash}</code>
      </span>
    </p>
  );
}
