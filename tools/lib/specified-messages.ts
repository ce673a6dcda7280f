/**
 * Messages whose exact wording the specification prescribes: form field errors in §5 and failures in §8. Entries in §8
 * that describe a failure without prescribing a wording ("page not found") are omitted.
 */
const ofFields = [
  'Invalid email address',
  'Please enter your email address',
  'Please enter your password',
  'Incorrect password',
  'Your email or password is incorrect',
  'Please fill out this field',
  'This field is required',
  'Please Enter A Valid Phone Number',
  'Please Enter A Valid Date',
  'Please Enter Your Date Of Birth',
  'Invalid Year, Month and Day',
  'You have to be 20 years old to gamble',
  'Your password and confirmation do not match',
  'Same Password as your current Password',
  'Both new Passwords must match',
  'A Playlist with that name already exists, please try another',
  'Please use 3 or more characters.',
];
const ofFailures = [
  'Email Already Exists',
  'Email Does not Exist',
  'Invalid password',
  'Your code is incorrect',
  'Invalid email',
  'There has been an error.',
  'Sorry! you could not purchase this travel bag',
  'Sorry! you could not purchase this travel bag for the second time',
  'Sorry! operation has been failed.',
  'Your Travel Bag is full please activate or delete items to make your purchase.',
  'Sorry! You do not have enough coins to travel',
  'You do not have enough Coins to complete this purchase (level up or complete missions).',
  'Cash Out Failed (check payment information)',
  'Withdrawals currently not available, contact support',
  'Withdrawal limit reached',
  'E-wallet withdrawals need a prior successful deposit with that method.',
  'Bonus money is unavailable for some games (play with cash)',
  'Failed to update filter state',
  'Failed to set filter',
  'Failed to add active filter',
  'Failed to remove active filter',
  'Failed to clear filters',
  'Failed to update travel bags',
  'Failed to select bag',
  'Unknown country',
  'Unknown calling code',
];

export const specifiedMessages: readonly string[] = [...ofFields, ...ofFailures];
