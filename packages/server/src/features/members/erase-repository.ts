import type { Transaction } from '../../platform/database.ts';

/** Begins the nickname of who was erased; nicknames of members hold letters and digits only. */
export const ERASED = 'Erased-';

/**
 * What the law does not make the house keep of a closed account: offers, the advertiser it came from, known browsers, codes and the
 * second factor. Who they are, and their money and play, stay until `pseudonymise`.
 */
export async function forgetAtClosing(tx: Transaction, memberId: string): Promise<void> {
  await tx
    .updateTable('members')
    .set({ offers: false, affiliate_token: null })
    .where('id', '=', memberId)
    .execute();
  await tx.deleteFrom('members_devices').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('members_email_codes').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('members_recoveries').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('members_second_factors').where('member_id', '=', memberId).execute();
}

/**
 * Takes everything out of a member's row that tells who they are. Its id stays, so that the books add up; the keyed hash of name,
 * birth date and address stays too, so that an excluded person is still known (trust P4, P6), and so does the country.
 */
export async function pseudonymise(tx: Transaction, memberId: string): Promise<void> {
  const nobody = `${memberId}@erased.invalid`;
  await tx
    .updateTable('members')
    .set({
      email: nobody,
      email_key: nobody,
      nickname: `${ERASED}${memberId}`,
      nickname_key: `erased-${memberId}`,
      password_hash: '-',
      first_name: '',
      last_name: '',
      date_of_birth: '1900-01-01',
      nationality: '',
      phone: '',
      address1: '',
      address2: '',
      post_code: '',
      city: '',
      affiliate_token: null,
    })
    .where('id', '=', memberId)
    .execute();
}
