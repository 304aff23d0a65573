create table notifications (
  id uuid primary key,
  -- Null for a message of the platform, which is seen in every building.
  building_id uuid references buildings (id),
  account_id uuid not null references accounts (id),
  -- What happened, as `notice.published`; worded when it is read, under the reader's rights.
  kind text not null,
  subject_id uuid,
  created_at timestamptz not null,
  read_at timestamptz
);
comment on table notifications is 'A row of somebody''s inbox: kind and reference, never the text itself.';
create index notifications_unread on notifications (account_id, building_id) where read_at is null;
create index notifications_inbox on notifications (account_id, id desc);
-- One thing is told once: a repeated job adds nothing. A message of the platform has no building, and nulls differ.
create unique index notifications_once
  on notifications (account_id, coalesce(building_id, '00000000-0000-0000-0000-000000000000'), kind, subject_id);
