import { useLingui } from '@lingui/react/macro';
import type { DocumentState } from '@wl/world/casino/documents';

/** Returns the names of document kinds, types and states (decisions §4). */
export function useDocumentNames() {
  const { t } = useLingui();
  const states: Readonly<Record<DocumentState, string>> = {
    Pending: t`Pending`,
    Reviewed: t`In review`,
    Approved: t`Approved`,
    Completed: t`Completed`,
    Rejected: t`Rejected`,
  };
  return {
    kinds: { identity: t`Identity`, address: t`Address`, payment: t`Payment` },
    types: {
      passport: t`Passport`,
      id_card: t`ID card`,
      driving_licence: t`Driving licence`,
      utility_bill: t`Utility bill`,
      bank_statement: t`Bank statement`,
      tax_letter: t`Tax notice`,
      payment_card: t`Payment card`,
      e_wallet: t`E-wallet`,
      account_statement: t`Account statement`,
    },
    states,
    /**
     * Returns the displayed state of a document kind. A kind without documents is stored as `Pending` but has its own
     * label.
     */
    kindState: ({ state, sent }: { state: DocumentState; sent: boolean }) =>
      state === 'Pending' && !sent ? t`No document sent` : states[state],
  } as const;
}

/** Returns the names of the rejection reasons that a clerk can choose. */
export function useReasonNames() {
  const { t } = useLingui();
  return {
    unreadable: t`Unreadable`,
    cut_off: t`Corners are cut off`,
    expired: t`Expired`,
    too_old: t`Older than 3 months`,
    other_name: t`Different name`,
    other_address: t`Different address`,
    wrong_type: t`Not the selected document type`,
    side_missing: t`One side is missing`,
    not_masked: t`Card number not covered`,
    altered: t`Looks altered`,
  } as const;
}

/** Returns the descriptions of a document's events, each to be shown after the actor's name. */
export function useDocumentEvents() {
  const { t } = useLingui();
  return {
    uploaded: t`sent the document`,
    viewed: t`viewed the document`,
    claimed: t`claimed the case`,
    released: t`released the claim`,
    lapsed: t`let the claim expire`,
    approved: t`approved the case`,
    rejected: t`rejected the case`,
    override_asked: t`requested a passport override`,
    overridden: t`confirmed the override`,
    override_declined: t`declined the override`,
    purged: t`deleted the files`,
  } as const;
}
