import type { Transaction } from '../../platform/database/database.ts';

/** Nickname prefix of erased members. Members cannot choose it: their nicknames contain only letters and digits. */
export const ERASED = 'Erased-';

/**
 * Removes data of a closed account that the casino is not legally required to keep: the consent to offers, the
 * affiliate token, known devices, codes and the second factor. Identity, money and play data remain until
 * `pseudonymise` is called.
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
 * Removes all identifying data from a member's row, but keeps:
 * - the country
 * - the id, so that the ledger still adds up
 * - the keyed hash of name, birth date and address, so that an excluded person is still recognised (trust P4, P6)
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
