-- The platform's staff in a building: its people can read who came, when, why, and what was read.

create table staff_visits (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  account_id uuid not null references accounts (id),
  -- The signed-in browser; sessions themselves are deleted when they are over.
  session_id uuid not null,
  -- Null for somebody who came without saying why.
  reason text,
  began_at timestamptz not null,
  left_at timestamptz,
  unique (building_id, id),
  check (left_at >= began_at)
);
comment on table staff_visits is 'Somebody of the platform''s staff at work in a building, from a browser of theirs.';
create unique index staff_visits_under_way on staff_visits (session_id, building_id) where left_at is null;

create table staff_reads (
  building_id uuid not null,
  visit_id uuid not null,
  -- The route by method and path, as the contract writes it.
  route text not null,
  -- The one record that the route shows; null where it shows a list.
  record_id uuid,
  -- The quarter of an hour in which it was read: within one it is noted once.
  quarter timestamptz not null,
  at timestamptz not null,
  foreign key (building_id, visit_id) references staff_visits (building_id, id),
  constraint staff_reads_once unique nulls not distinct (visit_id, route, record_id, quarter)
);
comment on table staff_reads is 'What was read on a visit of the platform''s staff, noted before it was shown; never edited.';
create trigger staff_reads_stay before update or delete on staff_reads for each row execute function changes_stay();
