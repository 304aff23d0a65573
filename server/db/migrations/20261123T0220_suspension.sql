-- The platform can close a building for a while: nothing of it is lost, and nothing of it moves.

alter table buildings
  -- Why; those who manage the building read it. Null while the building is open.
  add column suspension_reason text,
  add column suspended_by uuid references accounts (id) on delete set null,
  add constraint buildings_suspension_has_a_day
    check (suspended_at is not null or (suspension_reason is null and suspended_by is null));

create table held_jobs (
  id uuid primary key,
  building_id uuid not null references buildings (id) on delete cascade,
  -- The job, and its work as it was queued.
  name text not null,
  work jsonb not null,
  held_at timestamptz not null
);
comment on table held_jobs is 'Background work about a suspended building; it is queued again when the building opens.';
create index held_jobs_of_building on held_jobs (building_id, id);
