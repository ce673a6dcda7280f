import { Trans } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { EnquiryKind } from '@wl/world/house/enquiries';
import { useSession } from '../../../app/session.ts';
import { useTexts } from '../../../app/use-texts.ts';
import { feature } from '../routes.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { MyLetters, ReviewForm } from './my-letters.tsx';
import s from './enquiries.module.css';

/**
 * Content below the text of some information pages: the form, the member's requests, and the second review opened by an
 * e-mail link.
 */
export default function LetterDesk({ kind }: { kind: EnquiryKind }) {
  const hasTexts = useTexts(feature);
  const isMember = useSession(({ status }) => status === 'member');
  const { letter, token } = useSearch({ strict: false }) as { letter?: unknown; token?: unknown };
  if (!hasTexts) return null;
  return (
    <>
      {kind === 'complaint' && typeof letter === 'string' && typeof token === 'string' && (
        <section className={s.letters}>
          <h2>
            <Trans>A second review</Trans>
          </h2>
          <ReviewForm id={letter} token={token} />
        </section>
      )}
      {isMember && <MyLetters kind={kind} />}
      <section className={s.letters}>
        <h2>
          {kind === 'complaint' ? <Trans>Make a complaint</Trans> : <Trans>Write to us</Trans>}
        </h2>
        <EnquiryForm kind={kind} />
      </section>
    </>
  );
}
