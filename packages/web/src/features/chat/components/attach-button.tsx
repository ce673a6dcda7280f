import { useLingui } from '@lingui/react/macro';
import { Icon } from '@wl/ui/icon';
import { useRef } from 'react';
import { sendUploads } from '../uploads.ts';
import s from './composer.module.css';

/** Shows the button that attaches pictures and PDFs to the conversation. */
export function AttachButton() {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="image/png,image/jpeg,application/pdf"
        data-chat-file
        onChange={({ target }) => {
          void sendUploads([...(target.files ?? [])]);
          // Choosing the same file again must cause an event again.
          target.value = '';
        }}
      />
      <button
        type="button"
        className={s.attach}
        aria-label={t`Attach a picture or PDF`}
        title={t`Attach a picture or PDF`}
        onClick={() => input.current?.click()}
      >
        <Icon name="plus" size={22} />
      </button>
    </>
  );
}
