-- What leaves by e-mail. The row is the mail's record: who was written to, about what, and what came of it.

create table outbox (
  id uuid primary key,
  -- Null for the platform's own mail, such as a new password.
  building_id uuid,
  -- Why it is sent: the law asks for it, somebody did something, or it is community news that one may switch off.
  class text not null check (class in ('statutory', 'transactional', 'community')),
  -- One plain address; line breaks would begin headers of the sender's choosing.
  recipient text not null check (recipient ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  subject text not null check (subject !~ '[[:cntrl:]]'),
  -- As it is sent, word for word; empty once a mail that carried a secret has left.
  html text not null,
  plain text not null,
  -- The mail carries a secret, such as a link for a new password: its words are erased when it has left.
  secret boolean not null default false,
  -- One thing is written to somebody once: a repeated job adds nothing.
  dedupe_key text unique,
  queued_at timestamptz not null,
  attempts integer not null default 0 check (attempts >= 0),
  -- Not to be tried before; while it is being sent, the time from which somebody else may try.
  next_attempt_at timestamptz not null,
  -- The mail server's last answer as a code, never its words.
  last_answer text,
  -- When a mail server took it.
  sent_at timestamptz,
  -- When it was given up, for good.
  failed_at timestamptz,
  check (sent_at is null or failed_at is null)
);
comment on table outbox is 'Every mail that left or is to leave; written in the transaction of what it tells of.';
create index outbox_waiting on outbox (next_attempt_at) where sent_at is null and failed_at is null;
create index outbox_of_building on outbox (building_id, id desc);
