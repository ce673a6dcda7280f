import { useLingui } from '@lingui/react/macro';
import type { IconName } from '@wl/ui/icon';
import type {
  DocumentKind,
  DocumentState,
  DocumentType,
  RejectReason,
} from '@wl/world/casino/documents';

export const kindIcons: Readonly<Record<DocumentKind, IconName>> = {
  identity: 'passport',
  address: 'home',
  payment: 'card',
};

/** Returns the texts that describe documents on screen, in the member's language. */
export function useDocumentWords() {
  const { t } = useLingui();
  const kinds: Record<DocumentKind, { name: string; why: string; send: string }> = {
    identity: {
      name: t`Identity`,
      why: t`Confirms your identity.`,
      send: t`Send proof of identity`,
    },
    address: {
      name: t`Address`,
      why: t`Confirms your address.`,
      send: t`Send proof of address`,
    },
    payment: {
      name: t`Payment`,
      why: t`Confirms that the money is yours. Needed only if we ask for it.`,
      send: t`Send proof of payment method`,
    },
  };
  const states: Record<DocumentState, string> = {
    Pending: t`Pending`,
    Reviewed: t`Reviewed`,
    Approved: t`Approved`,
    Completed: t`Completed`,
    Rejected: t`Rejected`,
  };
  return { kinds, types: useTypeWords(), states, reasons: useReasonWords() };
}

function useTypeWords(): Record<DocumentType, { name: string; hint: string }> {
  const { t } = useLingui();
  return {
    passport: {
      name: t`Passport`,
      hint: t`The page with your photo, with all four corners visible.`,
    },
    id_card: { name: t`ID card`, hint: t`Front and back.` },
    driving_licence: { name: t`Driving licence`, hint: t`Front and back.` },
    utility_bill: {
      name: t`Utility bill`,
      hint: t`A water, electricity, gas or internet bill for your home.`,
    },
    bank_statement: {
      name: t`Bank statement`,
      hint: t`Your name and address must appear at the top.`,
    },
    tax_letter: {
      name: t`Tax notice`,
      hint: t`A document from your tax office with your name and address.`,
    },
    payment_card: {
      name: t`Card`,
      hint: t`Front and back. Before you send the pictures, cover the security code and the middle digits of the card number.`,
    },
    e_wallet: {
      name: t`E-wallet`,
      hint: t`A picture of the page that shows your name and account details.`,
    },
    account_statement: {
      name: t`Account statement`,
      hint: t`A statement for the bank account you pay from, showing your name.`,
    },
  };
}

function useReasonWords(): Record<
  RejectReason,
  { title: string; advice: string; example: string }
> {
  const { t } = useLingui();
  return {
    unreadable: {
      title: t`We could not read the document`,
      advice: t`Take the picture in daylight, without flash. Hold the camera still until the picture is sharp.`,
      example: t`Left: blurred text with a reflection. Right: all text is sharp.`,
    },
    cut_off: {
      title: t`A corner is missing`,
      advice: t`Leave a margin around the document so that all four corners are in the picture.`,
      example: t`Left: the document is cut off. Right: all four corners are in the picture.`,
    },
    expired: {
      title: t`The document has expired`,
      advice: t`Send a document that has not expired.`,
      example: t`Left: the expiry date has passed. Right: the expiry date is in the future.`,
    },
    too_old: {
      title: t`The document is older than 3 months`,
      advice: t`Send your most recent bill or statement, issued within the last 3 months.`,
      example: t`Left: a document from many months ago. Right: one from the last 3 months.`,
    },
    other_name: {
      title: t`The document is in someone else’s name`,
      advice: t`The name must match the name in your Wanderluck passport. If your name has changed, contact us.`,
      example: t`Left: the document shows a different name. Right: both names match.`,
    },
    other_address: {
      title: t`The document shows a different address`,
      advice: t`Correct your address below, or send a document that shows the address you gave us.`,
      example: t`Left: the document shows a different address. Right: both addresses match.`,
    },
    wrong_type: {
      title: t`We cannot accept this kind of document`,
      advice: t`Send one of the listed document types.`,
      example: t`Left: a membership card. Right: a government-issued document with a photo.`,
    },
    side_missing: {
      title: t`One side is missing`,
      advice: t`Send the front and the back.`,
      example: t`Left: only the front. Right: front and back.`,
    },
    not_masked: {
      title: t`The middle digits of the card number were not covered`,
      advice: t`We have deleted the picture. Cover the middle 6 digits of the card number and the security code before you send the picture again.`,
      example: t`Left: all card digits can be read. Right: the middle digits are covered.`,
    },
    altered: {
      title: t`The document looks altered`,
      advice: t`Send the original picture without editing it.`,
      example: t`Left: something was pasted over the document. Right: the unaltered document.`,
    },
  };
}
