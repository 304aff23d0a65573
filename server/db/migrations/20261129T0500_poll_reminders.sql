create table poll_reminders (
  id uuid primary key,
  building_id uuid not null,
  poll_id uuid not null,
  sent_at timestamptz not null,
  foreign key (building_id, poll_id) references polls (building_id, id)
);
comment on table poll_reminders is 'That units without an answer were reminded of a poll; again where it was kept open for longer.';
create index poll_reminders_of_poll on poll_reminders (building_id, poll_id, sent_at);
-- Rows of inboxes on reminders of before are about the poll itself.
insert into poll_reminders (id, building_id, poll_id, sent_at)
  select id, building_id, id, reminded_at from polls where reminded_at is not null;
alter table polls drop column reminded_at;
