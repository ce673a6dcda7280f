import { type QueryKey, useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useObjectUrl } from '@wl/ui/use-object-url';
import { useErrorText } from './errors.tsx';
import s from './stored-picture.module.css';

export interface StoredPictureProps {
  queryKey: QueryKey;
  /**
   * Function that loads the picture. An `<img>` cannot load the picture, because the element cannot send the session's
   * token.
   */
  load: (signal: AbortSignal) => Promise<unknown>;
  alt: string;
  /** Label of the button that loads the picture again after a failure. */
  retryLabel: string;
}

/** Shows a picture attached to a support message. Pressing the picture opens it in another tab. */
export function StoredPicture({ queryKey, load, alt, retryLabel }: StoredPictureProps) {
  const errorText = useErrorText();
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await load(signal)) as Blob,
    // Never refetch the picture, because an attachment never changes.
    staleTime: Infinity,
  });
  const address = useObjectUrl(query.data);
  if (query.isError)
    return (
      <div className={s.trouble}>
        <span role="alert">{errorText(query.error)}</span>
        <button type="button" onClick={() => void query.refetch()}>
          {retryLabel}
        </button>
      </div>
    );
  if (address === undefined) return <Skeleton className={s.bone} />;
  return (
    <a href={address} target="_blank" rel="noreferrer" className={s.picture}>
      <img src={address} alt={alt} />
    </a>
  );
}
