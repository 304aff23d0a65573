-- The bylaws and rules of a building: texts by set and number, each with the days on which it is in force, so that what
-- rests on one can tell whether it was in force on a given day.

create table bylaw_sets (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Bylaws are passed by owners, rules are made by council.
  kind text not null check (kind in ('bylaw', 'rule')),
  name text not null check (length(name) between 1 and 80),
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  unique (building_id, id, kind)
);
comment on table bylaw_sets is 'Bylaws or rules that belong together, such as those of the whole building or of a section.';
create unique index bylaw_sets_named on bylaw_sets (building_id, plain(name));

create table bylaws (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  set_id uuid not null,
  kind text not null,
  number text not null check (length(number) between 1 and 20),
  heading text not null check (length(heading) between 1 and 120),
  text text not null check (length(text) between 1 and 8000),
  -- Prohibits or limits short-term accommodation.
  is_short_stay boolean not null,
  -- The fine that is named, in cents; null where none is, so that nothing can be fined.
  fine_cents bigint check (fine_cents > 0),
  -- What a later contravention costs, where that differs.
  later_fine_cents bigint check (later_fine_cents > 0),
  -- Days between two fines for something that continues.
  fine_every_days integer check (fine_every_days > 0),
  -- A standard bylaw of the act applies without having been filed.
  is_standard boolean not null,
  -- When owners passed a bylaw, or council made a rule.
  passed_on date,
  filed_on date,
  filing_number text not null,
  -- The first day in force; null for a standard bylaw, and for one that isn't filed yet.
  in_force_from date,
  -- The last day of the general meeting that must ratify a rule, where the law has it lapse.
  ratify_by date,
  ratified_on date,
  -- Not in force from this day on, and why.
  ended_on date,
  ended_by text check (ended_by in ('replaced', 'repealed', 'lapsed')),
  replaces_id uuid,
  -- The day of its last change that residents are to be notified of, and the day on which they were.
  news_on date,
  told_on date,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, set_id, kind) references bylaw_sets (building_id, id, kind),
  foreign key (building_id, replaces_id) references bylaws (building_id, id),
  constraint bylaws_replaced_once unique (building_id, replaces_id),
  check (not is_standard or (kind = 'bylaw' and passed_on is null and filed_on is null and in_force_from is null)),
  check (kind = 'bylaw' or (not is_short_stay and filed_on is null and passed_on is not null and in_force_from = passed_on)),
  check (kind = 'rule' or (ratify_by is null and ratified_on is null)),
  check (later_fine_cents is null or fine_cents is not null),
  check (fine_every_days is null or fine_cents is not null),
  check ((ended_on is null) = (ended_by is null)),
  constraint bylaws_days check (in_force_from < ended_on),
  -- Two texts with the same number are never in force on the same day; a rule that wasn't ratified lapses after its day.
  constraint bylaws_one_at_a_time exclude using gist (
    building_id with =, set_id with =, lower(number) with =, daterange(
      in_force_from, coalesce(ended_on, case when ratified_on is null then ratify_by + 1 end)
    ) with &&
  ) where (is_standard or in_force_from is not null) deferrable initially deferred,
  check (ended_on is null or is_standard or in_force_from is not null)
);
comment on table bylaws is 'The text of a bylaw or rule as it was in force over a time.';
create index bylaws_of_set on bylaws (building_id, set_id, number);

create table bylaw_tellings (
  building_id uuid not null references buildings (id),
  id uuid not null,
  told_at timestamptz not null,
  primary key (building_id, id)
);
comment on table bylaw_tellings is 'One message to residents about changes to bylaws and rules.';

create table bylaw_told (
  building_id uuid not null,
  telling_id uuid not null,
  bylaw_id uuid not null,
  primary key (building_id, telling_id, bylaw_id),
  foreign key (building_id, telling_id) references bylaw_tellings (building_id, id),
  -- One that was entered in error goes, and with it what was said of it.
  foreign key (building_id, bylaw_id) references bylaws (building_id, id) on delete cascade
);
comment on table bylaw_told is 'A text that a message to residents is about.';

create table bylaw_papers (
  building_id uuid primary key references buildings (id),
  document_id uuid not null,
  foreign key (building_id, document_id) references documents (building_id, id)
);
comment on table bylaw_papers is 'The document in the library whose versions are the consolidated bylaws.';

-- Every building begins with one set of each kind.
insert into bylaw_sets (id, building_id, kind, name, created_at)
select gen_random_uuid(), b.id, s.kind, s.name, b.created_at
from buildings b cross join (values ('bylaw', 'Bylaws'), ('rule', 'Rules')) as s (kind, name);
