-- What the platform's staff do with mail that does not leave.

-- When somebody of the staff gave it up: it counts as failed for whoever sends, and is not tried again.
alter table outbox add column discarded_at timestamptz;
alter table outbox add constraint outbox_discarded_for_good
  check (discarded_at is null or (failed_at is not null and sent_at is null));
comment on column outbox.discarded_at is 'When the platform''s staff gave it up; the reason stands in the history.';

-- Mail that failed and that somebody may still send on its way again, newest first.
create index outbox_to_retry on outbox (id desc) where failed_at is not null and discarded_at is null;
create index outbox_waiting_newest on outbox (id desc) where sent_at is null and failed_at is null;
create index outbox_sent on outbox (sent_at) where sent_at is not null;
