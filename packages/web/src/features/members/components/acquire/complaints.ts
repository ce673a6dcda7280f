import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Complaint } from './draft.ts';

/** Error texts from specification §5. The English texts match the specification word for word. */
export const complaints: Record<Complaint, MessageDescriptor> = {
  required: msg`Please fill out this field`,
  email_missing: msg`Please enter your email address`,
  email_invalid: msg`Invalid email address`,
  email_taken: msg`Email Already Exists`,
  phone_invalid: msg`Please Enter A Valid Phone Number`,
  birth_missing: msg`Please Enter Your Date Of Birth`,
  day_invalid: msg`Invalid Day`,
  month_invalid: msg`Invalid Month`,
  year_invalid: msg`Invalid Year`,
  date_invalid: msg`Please Enter A Valid Date`,
  too_young: msg`You have to be 20 years old to gamble`,
  password_missing: msg`Please enter your password`,
  password_weak: msg`Use at least 8 characters, including a number, a special character and a capital letter`,
  password_mismatch: msg`Your password and confirmation do not match`,
  terms_missing: msg`Please accept the terms to continue`,
};
