import type { ErrorTable } from './error-table.ts';

/** Errors related to documents, personal details and support tickets. */
export const passportErrors = {
  // passport
  'document.wrong_format': [422, 'We accept only PNG, JPEG and PDF files.', 'my-passport, chat'],
  'document.too_large': [
    422,
    'This file is too large. It must be smaller than 10 MB.',
    'my-passport, chat',
  ],
  'document.damaged': [
    422,
    'We could not open this file. Please take the picture again or save the document again.',
    'my-passport, chat',
  ],
  'document.infected': [
    422,
    'Our virus scanner rejected this file. Send another file.',
    'my-passport, chat',
  ],
  'document.encrypted': [
    422,
    'This PDF is locked. Please save it without a password or send a picture.',
    'my-passport, chat',
  ],
  'document.active': [
    422,
    'This PDF contains scripts or embedded files. Please print it to a new PDF or send a picture.',
    'my-passport, chat',
  ],
  'document.too_many_pages': [
    422,
    'A PDF can have at most twelve pages. Please send only the pages that we need.',
    'my-passport, chat',
  ],
  'document.no_file': [422, 'Please choose a file first.', 'my-passport, chat'],
  'document.too_many_files': [422, 'A document can have at most four files.', 'my-passport, chat'],
  'document.too_old': [
    422,
    'Proof of address must have been issued within the last 3 months.',
    'my-passport',
  ],
  'document.waiting': [
    409,
    'We are already reviewing a document of this type. Please wait for our decision.',
    'my-passport',
  ],
  'document.key_reused': [
    409,
    'This upload has already been sent with different content. Reload the page to see the documents we have received.',
    'my-passport',
  ],
  'document.claimed': [409, 'Another clerk is reviewing this document.', 'office documents'],
  'document.not_claimed': [
    409,
    'Claim this document before you approve or reject it.',
    'office documents',
  ],
  'document.decided': [
    409,
    'A decision on this document has already been made.',
    'office documents',
  ],
  // Errors that occur when members change their own details.
  'details.nickname_taken': [
    409,
    'This nickname is taken. {suggestion} is available.',
    'my-passport',
  ],
  'details.no_email_waiting': [
    409,
    'No new e-mail address is waiting to be confirmed. Request the change again.',
    'my-passport',
  ],
  'document.details_changed': [
    409,
    'The member has changed their address. Check the new address and start again.',
    'office documents, office member file',
  ],
  'override.waiting': [
    409,
    'An override for this passport is already waiting for a second clerk.',
    'office member file',
  ],
  'override.same_clerk': [403, 'A second clerk must confirm this action.', 'office member file'],
  'override.decided': [
    409,
    'A decision on this override has already been made.',
    'office member file',
  ],
  // support tickets
  'ticket.key_reused': [
    409,
    'This message has already been sent with different text. Reload the page to write a new message.',
    'contact, complaints',
  ],
  'ticket.too_many': [
    429,
    'You have written to us several times today. Please wait for our answer, or write again tomorrow.',
    'contact, complaints',
  ],
  'ticket.no_review': [409, 'This complaint can no longer be reviewed.', 'complaints'],
  'ticket.claimed': [409, 'Another clerk is answering this ticket.', 'office tickets'],
  'ticket.answered': [409, 'This ticket has already been answered.', 'office tickets'],
  'ticket.other_clerk': [409, 'A different clerk must do the second review.', 'office tickets'],
  'ticket.id_reused': [
    409,
    'This message has already been sent with different text. Reload the page to write a new message.',
    'tickets',
  ],
  'ticket.closed': [
    409,
    'This ticket was closed too long ago to reopen. Please open a new ticket and mention the number of this one.',
    'tickets',
  ],
  'ticket.too_many_messages': [
    429,
    'You have added many messages to this ticket today. Please wait for our answer.',
    'tickets',
  ],
  'ticket.too_many_files': [
    409,
    'A message can have at most five files, and a ticket at most 30.',
    'tickets',
  ],
  'ticket.not_rateable': [409, 'This ticket can no longer be rated.', 'tickets'],
  'ticket.changed': [
    409,
    'Another clerk has changed this ticket. Check it and try again.',
    'office tickets',
  ],
  'ticket.stays_complaint': [
    409,
    'A complaint cannot be changed to a question, because the complaint deadlines still apply.',
    'office tickets',
  ],
  'ticket.no_colleague': [
    409,
    'This clerk cannot answer tickets. Choose another clerk.',
    'office tickets',
  ],
  'ticket.answer_first': [
    409,
    'A complaint can be closed only after it has been answered.',
    'office tickets',
  ],
  'ticket.merged': [409, 'This ticket was merged into another one.', 'office tickets'],
  'ticket.unknown': [404, 'There is no other ticket with this number.', 'office tickets'],
  'ticket.other_requester': [
    409,
    'Only tickets from the same person can be merged.',
    'office tickets',
  ],
  'ticket.link_unknown': [
    404,
    'This member has no round or payment with this number.',
    'office tickets',
  ],
  'ticket.too_many_links': [409, 'A ticket can have at most 20 links.', 'office tickets'],
  'ticket.calendar_changed': [
    409,
    'Another clerk has changed the calendar. Your changes were not saved. Check the new version, then save again.',
    'office tickets',
  ],
  // chat with support
  'chat.id_reused': [
    409,
    'This message has already been sent with different text. Reload the page to write a new message.',
    'chat, office chat',
  ],
  'chat.elsewhere': [
    409,
    'Our chat has moved to another provider. Close the chat and open it again.',
    'chat',
  ],
  'chat.visitor_unknown': [
    403,
    'This chat has expired. Enter your name and e-mail address to start a new one.',
    'chat',
  ],
  'chat.address_unconfirmed': [
    403,
    'Confirm your e-mail address first. Open the link that we sent you.',
    'chat',
  ],
  'chat.link_over': [
    410,
    'This link no longer works. If you still need help, write to us in the chat again.',
    'chat/confirm',
  ],
  'chat.not_rateable': [409, 'This conversation can no longer be rated.', 'chat'],
  'chat.hours_changed': [
    409,
    'Another clerk has changed the opening hours. Your changes were not saved. Check the new version, then save again.',
    'office chat',
  ],
  'chat.ended': [409, 'This conversation has ended.', 'office chat'],
  'chat.taken': [409, 'A colleague has taken this conversation.', 'office chat'],
  'chat.not_yours': [
    409,
    'This conversation is not assigned to you. Take it before you answer.',
    'office chat',
  ],
  'chat.no_colleague': [
    409,
    'This colleague cannot answer conversations. Choose another colleague.',
    'office chat',
  ],
} as const satisfies ErrorTable;
