-- History of every change. Field names stand in `changes`; the values beside it, where they can be erased.

create table changes (
  id uuid primary key,
  building_id uuid,
  subject text not null,
  subject_id uuid not null,
  action text not null,
  at timestamptz not null,
  account_id uuid,
  -- Who it was if not a signed-in person: a job or a command.
  actor text,
  request_id text not null,
  fields text[] not null default '{}',
  reason text
);
comment on table changes is 'Who changed which record when, and which fields; never edited.';
create index changes_of_subject on changes (building_id, subject, subject_id, id desc);

create table change_values (
  change_id uuid primary key references changes (id),
  before jsonb not null,
  after jsonb not null
);
comment on table change_values is 'What the changed fields held before and after; may be erased for a person without touching the history.';

create function changes_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the history is never edited';
end $$;
create trigger changes_stay before update or delete on changes for each row execute function changes_stay();
-- The history cannot be emptied either: a truncate passes the trigger on rows by.
create trigger changes_stay_whole before truncate on changes for each statement execute function changes_stay();
