-- A sale, a move in or a move out as it was recorded: what has to happen by itself when its day comes.

create table moves (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  kind text not null check (kind in ('sale', 'move_in', 'move_out')),
  -- The first day on which it holds: the day of completion, the first day of a tenancy, the day after a last one.
  takes_effect_on date not null,
  recorded_at timestamptz not null,
  -- Null where a command did it.
  recorded_by uuid references accounts (id),
  -- Who goes and who comes, by the ids of people.
  leaver_ids uuid[] not null,
  arriver_ids uuid[] not null,
  -- What was chosen about things and roles, by ids: what stays, what goes, how a fob came back.
  choices jsonb not null,
  -- When rights ended and things left the lists; null until the day comes.
  done_at timestamptz,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table moves is 'A sale, a move in or a move out of a unit; its periods stand at once, rights follow on the day.';
create index moves_of_unit on moves (building_id, unit_id, id desc);
create index moves_due on moves (takes_effect_on) where done_at is null;

alter table memberships
  -- A moment foreseen at which the rights end, although nobody has written so yet; null for no such moment.
  add column ends_at timestamptz;
