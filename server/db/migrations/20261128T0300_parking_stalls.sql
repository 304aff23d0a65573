-- The stalls of a building, who has them for which time, who waits for one, and lending one to a neighbour.

create table parking_stalls (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  level text not null check (length(level) between 1 and 20),
  number text not null check (length(number) between 1 and 12),
  -- What it is in law, as the information certificate asks it.
  tenure text not null check (tenure in ('part_of_lot', 'separate_lot', 'limited_common_property', 'common_property')),
  accessible boolean not null default false,
  ev_charging boolean not null default false,
  -- For guests; nobody is given it.
  visitor boolean not null default false,
  -- Its place on the map of its level, in cells, and how many quarter turns its front stands at.
  x integer not null check (x between 0 and 240),
  y integer not null check (y between 0 and 240),
  width integer not null check (width between 1 and 24),
  height integer not null check (height between 1 and 24),
  turned integer not null default 0 check (turned between 0 and 3),
  notes text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint parking_stalls_visitor check (not visitor or tenure = 'common_property')
);
comment on table parking_stalls is 'A parking stall of the building.';
create unique index parking_stalls_number on parking_stalls (building_id, lower(level), lower(number));

create table parking_assignments (
  id uuid primary key,
  building_id uuid not null,
  stall_id uuid not null,
  unit_id uuid not null,
  basis text not null check (basis in ('with_lot', 'council_approval', 'rented')),
  from_date date not null,
  -- Its last day, moved forward where it is ended early; null while it goes on until somebody ends it.
  until_date date,
  conditions text not null default '',
  -- A month; only where a bylaw or ratified rule allows it.
  fee_cents integer check (fee_cents > 0),
  authority text not null default '',
  -- Ended before its first day: it never was.
  is_void boolean not null default false,
  end_reason text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, stall_id) references parking_stalls (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  constraint parking_assignments_days check (until_date >= from_date),
  constraint parking_assignments_fee check (fee_cents is null or (basis = 'rented' and authority <> '')),
  -- A stall has one holder at a time, whoever assigns it at the same moment.
  constraint parking_assignments_one_holder exclude using gist (
    building_id with =, stall_id with =, daterange(from_date, until_date, '[]') with &&
  ) where (not is_void)
);
comment on table parking_assignments is 'A unit that has a stall for a time.';
create index parking_assignments_of_stall on parking_assignments (building_id, stall_id, from_date);
create index parking_assignments_of_unit on parking_assignments (building_id, unit_id) where not is_void;
create index parking_assignments_ending on parking_assignments (building_id, until_date) where not is_void;

create table parking_term_reminders (
  building_id uuid not null,
  assignment_id uuid not null,
  -- Another last day is reminded of anew.
  until_date date not null,
  sent_at timestamptz not null,
  primary key (assignment_id, until_date),
  foreign key (building_id, assignment_id) references parking_assignments (building_id, id)
);
comment on table parking_term_reminders is 'That managers and the unit were told of the end of a term; once for each last day.';

create table parking_shares (
  id uuid primary key,
  building_id uuid not null,
  stall_id uuid not null,
  -- By which the lender has the stall; lending ends with it.
  assignment_id uuid not null,
  from_date date not null,
  until_date date not null check (until_date >= from_date),
  -- Only this unit may take it.
  to_unit_id uuid,
  taken_by_unit_id uuid,
  note text not null default '',
  -- Withdrawn, given back, or ended with the assignment.
  ended_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, stall_id) references parking_stalls (building_id, id),
  foreign key (building_id, assignment_id) references parking_assignments (building_id, id),
  foreign key (building_id, to_unit_id) references units (building_id, id),
  foreign key (building_id, taken_by_unit_id) references units (building_id, id),
  -- A stall is lent once at a time.
  constraint parking_shares_once exclude using gist (
    building_id with =, stall_id with =, daterange(from_date, until_date, '[]') with &&
  ) where (ended_at is null)
);
comment on table parking_shares is 'A stall that its holder lends to a neighbour for some days.';
create index parking_shares_open on parking_shares (building_id, until_date) where ended_at is null;

create table parking_waits (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  accessible boolean not null default false,
  ev_charging boolean not null default false,
  -- Only on this level; empty for any.
  level text not null default '',
  -- The line stands in this order.
  joined_at timestamptz not null,
  left_at timestamptz,
  left_reason text not null default '',
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id)
);
comment on table parking_waits is 'A unit that waits for a stall.';
create unique index parking_waits_once on parking_waits (building_id, unit_id) where left_at is null;
create index parking_waits_line on parking_waits (building_id, joined_at, id) where left_at is null;

create table parking_offers (
  id uuid primary key,
  building_id uuid not null,
  stall_id uuid not null,
  wait_id uuid not null,
  basis text not null check (basis in ('with_lot', 'council_approval', 'rented')),
  from_date date not null,
  until_date date check (until_date >= from_date),
  conditions text not null default '',
  fee_cents integer check (fee_cents > 0),
  authority text not null default '',
  -- For so many days each one in line may think about it.
  days integer not null check (days between 1 and 30),
  offered_at timestamptz not null,
  expires_at timestamptz not null,
  state text not null default 'held' check (state in ('held', 'accepted', 'declined', 'expired', 'withdrawn')),
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, stall_id) references parking_stalls (building_id, id),
  foreign key (building_id, wait_id) references parking_waits (building_id, id)
);
comment on table parking_offers is 'A stall that is held for whoever is next in line, until they answer.';
create unique index parking_offers_one_a_stall on parking_offers (building_id, stall_id) where state = 'held';
create unique index parking_offers_one_a_wait on parking_offers (building_id, wait_id) where state = 'held';
create index parking_offers_expiring on parking_offers (building_id, expires_at) where state = 'held';
create index parking_offers_of_wait on parking_offers (building_id, wait_id, stall_id);

create table parking_news (
  id uuid primary key,
  building_id uuid not null,
  what text not null check (what in (
    'given', 'renewed', 'ended', 'termEnds', 'offered', 'offerOver', 'lentToYou', 'taken', 'lendingEnded', 'lineAccepted',
    'lineEmpty'
  )),
  stall_id uuid not null,
  -- Whom it is for: everybody of this unit; null for those who manage parking.
  unit_id uuid,
  -- Another unit that it is about.
  other_unit_id uuid,
  -- The days that it is about; of an offer the last one to answer.
  from_date date,
  until_date date,
  at timestamptz not null,
  foreign key (building_id, stall_id) references parking_stalls (building_id, id) on delete cascade,
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, other_unit_id) references units (building_id, id)
);
comment on table parking_news is 'What people were told of a stall; the inbox words it when it is read.';
create index parking_news_of_stall on parking_news (building_id, stall_id);
