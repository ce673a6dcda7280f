import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';

interface AttachedFileProps {
  /** Message with the file. Its text is the name of the file. */
  message: { text: string; pages?: number | undefined };
  className: string | undefined;
  /** Renders a page (numbered from 0) as a picture with the given alternative text. */
  picture: (page: number, alt: string) => ReactNode;
}

export function AttachedFile({ message, className, picture }: AttachedFileProps) {
  const { t } = useLingui();
  const { text, pages = 0 } = message;
  return (
    <div className={className}>
      <p>{text}</p>
      {Array.from({ length: pages }, (_, page) => {
        const number = page + 1;
        const alt = pages === 1 ? t`Open ${text}` : t`Open ${text}, page ${number} of ${pages}`;
        return <Fragment key={page}>{picture(page, alt)}</Fragment>;
      })}
    </div>
  );
}
