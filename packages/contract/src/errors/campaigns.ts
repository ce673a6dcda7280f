import type { ErrorTable } from './error-table.ts';

export const campaignsErrors = {
  'affiliates.token_taken': [409, 'This token is taken. Choose another one.', 'office affiliates'],
  'affiliates.email_taken': [
    409,
    'Another affiliate already uses this e-mail address.',
    'office affiliates',
  ],
  'affiliates.changed': [
    409,
    'Another clerk has changed this affiliate. Your changes were not saved. Check the new version, then save again.',
    'office affiliates',
  ],
  'affiliates.payout_waits': [
    409,
    'A payout to this affiliate is already waiting for a second clerk.',
    'office affiliates',
  ],
  'affiliates.nothing_due': [
    409,
    'No commission is currently due to this affiliate.',
    'office affiliates',
  ],
  'affiliates.figures_changed': [
    409,
    'The figures have changed. Check them again. If a payout is already pending, it must be declined and requested again.',
    'office affiliates',
  ],
  'affiliates.payout_decided': [
    409,
    'A decision on this payout has already been made.',
    'office affiliates',
  ],
  'campaigns.not_open': [409, 'This offer is not available.', 'campaign'],
  'campaigns.taken_by_person': [
    409,
    'Each person can claim this offer only once. You have already claimed it with another account.',
    'campaign',
  ],
  'campaigns.none_left': [
    409,
    'This offer has run out. The last item has just been claimed.',
    'campaign',
  ],
  'campaigns.new_members_only': [
    409,
    'This offer is for new members only. You registered too long ago.',
    'campaign',
  ],
  'campaigns.slug_taken': [409, 'Another campaign already uses this URL.', 'office campaigns'],
  'campaigns.changed': [
    409,
    'Another clerk has changed this campaign. Your changes were not saved. Check the new version, then save again.',
    'office campaigns',
  ],
  'campaigns.gift_given': [
    409,
    'This member already has a gift from this campaign.',
    'office campaigns',
  ],
  'campaigns.gift_too_large': [
    409,
    'The cost of this grant may exceed the amount that a single clerk can approve. Make the grant in the member’s file, where a second clerk can confirm it.',
    'office campaigns',
  ],
  'campaigns.mail_sent': [
    409,
    'The e-mails for this campaign are already being sent.',
    'office campaigns',
  ],
  // news articles
  'articles.slug_taken': [409, 'Another article already uses this URL.', 'office articles'],
  'articles.changed': [
    409,
    'Another clerk has changed this article. Your changes were not saved. Check the new version, then save again.',
    'office articles',
  ],
  'articles.draft_changed': [
    409,
    'Another clerk has saved a newer draft in this language. Compare it with your text, then save again.',
    'office articles',
  ],
  'articles.incomplete': [
    409,
    'Title, summary and text are required for publication. A cover picture needs a description.',
    'office articles',
  ],
  'articles.text_refused': [
    422,
    'This part of the text is not allowed: {piece}',
    'office articles',
  ],
  'articles.picture_misplaced': [
    422,
    'A picture needs a line of its own, with an empty line before and after it: {piece}',
    'office articles',
  ],
  'articles.picture_outside': [
    422,
    'Only uploaded pictures are allowed in a text: {piece}',
    'office articles',
  ],
  'articles.picture_undescribed': [
    422,
    'This picture has no description. Write it between the square brackets: {piece}',
    'office articles',
  ],
  'articles.picture_unknown': [
    422,
    'This picture does not exist. Upload it again: {piece}',
    'office articles',
  ],
  'articles.field_unknown': [422, 'There is no field called {name}.', 'office articles'],
  'articles.link_broken': [422, 'This link does not lead to a page: {link}', 'office articles'],
  'articles.guide_refused': [
    422,
    'This page needs three sections, each with a heading and a numbered list: the chapters of the guide.',
    'office articles',
  ],
  'articles.date_past': [422, 'Choose a time in the future.', 'office articles'],
  'articles.not_published': [409, 'This text is neither live nor scheduled.', 'office articles'],
  'articles.not_scheduled': [409, 'No text is scheduled in this language.', 'office articles'],
  'articles.picture_refused': [
    422,
    'We could not open this picture. Send a PNG, JPEG or WebP file.',
    'office articles',
  ],
  'articles.picture_too_large': [422, 'A picture must be smaller than 10 MB.', 'office articles'],
  'articles.picture_too_small': [
    422,
    'A picture must be at least 960 pixels wide.',
    'office articles',
  ],
  'replies.changed': [
    409,
    'Another clerk has changed this reply. Your changes were not saved. Check the new version, then save again.',
    'office canned replies',
  ],
  'replies.variable_unknown': [422, 'There is no field called {name}.', 'office canned replies'],
  'replies.too_many': [
    409,
    'There can be at most 200 canned replies. Change or remove an existing one.',
    'office canned replies',
  ],
} as const satisfies ErrorTable;
