import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { achievementCard } from '@wl/contract/achievements';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Dialog } from '@wl/ui/surfaces/dialog';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useEffect, useState } from 'react';
import { request } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { currentLanguage } from '../../../app/language/language.ts';
import s from './share-dialog.module.css';

/**
 * Shows a dialog with the picture of an achievement, which the member can share or save as a file.
 * @param props.what id of the picture, passed to `achievementCard`
 */
export function ShareDialog({
  what,
  name,
  onClose,
}: {
  what: string;
  name: string;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const language = currentLanguage();
  const card = useQuery({
    queryKey: [achievementCard.path, what, language],
    queryFn: ({ signal }) =>
      request(achievementCard, { params: { what }, query: { language }, signal }),
    // Always request a new picture, because the member can beat the record shown on it at any time.
    staleTime: 0,
    gcTime: 0,
  });
  const data = card.data as Blob | undefined;
  const picture = useAddress(data);
  return (
    <Dialog title={name} closeLabel={t`Close`} onClose={onClose} wide>
      <div className={s.body}>
        {card.isPending && <Skeleton className={s.picture ?? ''} />}
        {card.isError && (
          <div role="alert" className={s.trouble}>
            <p>{errorText(card.error)}</p>
            <Button icon="repeat" onClick={() => void card.refetch()}>
              <Trans>Create the picture again</Trans>
            </Button>
          </div>
        )}
        {picture && <Picture what={what} name={name} address={picture} data={data} />}
      </div>
    </Dialog>
  );
}

/** Shows the picture of an achievement, with buttons for sharing and saving it. */
function Picture({
  what,
  name,
  address,
  data,
}: {
  what: string;
  name: string;
  /** Object URL of the picture. */
  address: string;
  data: Blob | undefined;
}) {
  const { t } = useLingui();
  const file = data && new File([data], `wanderluck-${what}.png`, { type: 'image/png' });
  const canShare = file !== undefined && navigator.canShare?.({ files: [file] }) === true;
  return (
    <>
      <img
        className={s.picture}
        src={address}
        width={1200}
        height={630}
        alt={t`Postcard: ${name}`}
      />
      <p className={s.note}>
        <Trans>The picture shows your nickname and nothing else about you.</Trans>
      </p>
      <p className={s.ways}>
        {canShare && (
          <Button
            icon="share"
            onClick={() => {
              // Ignore errors: if the member cancels sharing or the device refuses it, the picture can still be saved.
              navigator.share({ files: [file], title: name }).catch(() => undefined);
            }}
          >
            <Trans>Share picture</Trans>
          </Button>
        )}
        <a
          className={buttonClass({ variant: canShare ? 'quiet' : 'brass' })}
          href={address}
          download={`wanderluck-${what}.png`}
        >
          <Trans>Save picture</Trans>
        </a>
      </p>
    </>
  );
}

/** Returns an object URL for the file, and revokes the URL when the file is no longer shown. */
function useAddress(file: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => {
      URL.revokeObjectURL(made);
      setAddress(undefined);
    };
  }, [file]);
  return address;
}
