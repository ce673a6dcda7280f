import { useLingui } from '@lingui/react/macro';
import { FileButton } from '@wl/ui/controls/file-button';
import { Icon } from '@wl/ui/icon';
import { ACCEPTED_FILES } from '../../../app/file-uploads.ts';
import { sendUploads } from '../uploads.ts';
import s from './composer.module.css';

/** Shows the button that attaches pictures and PDFs to the conversation. */
export function AttachButton() {
  const { t } = useLingui();
  return (
    <FileButton
      accept={ACCEPTED_FILES}
      onFiles={(files) => void sendUploads(files)}
      className={s.attach}
      aria-label={t`Attach a picture or PDF`}
      title={t`Attach a picture or PDF`}
    >
      <Icon name="plus" size={22} />
    </FileButton>
  );
}
