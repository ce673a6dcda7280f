import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@wl/ui/controls/button';
import { showToast } from '@wl/ui/feedback/toast';

/**
 * Shows a button that opens the device's share dialog for an article. If the device has no share dialog or sharing
 * fails, the button copies the article's address to the clipboard.
 */
export function ShareButton({ slug, title }: { slug: string; title: string }) {
  const { t } = useLingui();
  const url = `${location.origin}/news/${slug}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'good', text: t`Link copied.` });
    } catch {
      showToast({ text: t`Your browser blocked copying. Copy the link from the address bar.` });
    }
  };
  if (typeof navigator.share !== 'function')
    return (
      <Button variant="quiet" icon="copy" onClick={() => void copy()}>
        <Trans>Copy the link</Trans>
      </Button>
    );
  return (
    <Button
      variant="quiet"
      icon="share"
      onClick={() => {
        navigator.share({ title, url }).catch((error: unknown) => {
          // The reader closed the share dialog, which is not an error.
          if (error instanceof DOMException && error.name === 'AbortError') return;
          void copy();
        });
      }}
    >
      <Trans>Share</Trans>
    </Button>
  );
}
