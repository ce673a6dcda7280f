-- Time at which the job that e-mails unread answers of a conversation runs next. While a job is planned, further answers add no job.
alter table chat_conversations add column email_at timestamptz;
