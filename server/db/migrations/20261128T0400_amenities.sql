-- What of a building can be booked, by which rules, and who has it when.

create table amenities (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  name text not null check (length(name) between 1 and 80),
  place text not null default '',
  description text not null default '',
  mode text not null check (mode in ('slot', 'free', 'day', 'overnight', 'move')),
  -- By weekday, from and until, or null where it is closed.
  hours jsonb not null,
  slot_minutes integer not null check (slot_minutes between 5 and 1440),
  arrives_at text not null,
  leaves_at text not null,
  capacity_kind text not null check (capacity_kind in ('exclusive', 'parties', 'people')),
  capacity integer not null check (capacity >= 1),
  people_most integer check (people_most >= 1),
  guests_most integer not null check (guests_most >= 0),
  -- Who may book, by their tie to a unit.
  eligible text[] not null check (cardinality(eligible) > 0),
  -- Quotas, windows, buffers and strikes, as the contract's AmenitySharing writes them.
  sharing jsonb not null,
  needs_approval boolean not null,
  decline_after_hours integer check (decline_after_hours >= 1),
  has_waitlist boolean not null,
  offer_minutes integer not null check (offer_minutes >= 5),
  cancel_before_minutes integer not null check (cancel_before_minutes >= 0),
  late_is_strike boolean not null,
  needs_check_in boolean not null,
  fee_cents integer not null check (fee_cents >= 0),
  fee_per text not null check (fee_per in ('booking', 'hour', 'day')),
  deposit_cents integer not null check (deposit_cents >= 0),
  -- The bylaw or ratified rule by which fee and deposit are asked for.
  authority_kind text check (authority_kind in ('bylaw', 'rule')),
  authority text not null default '',
  -- What one accepts by booking; each text is kept in amenity_rules.
  rules_version integer not null default 0 check (rules_version >= 0),
  -- What the QR code at its door says.
  check_in_code text not null unique,
  retired_at timestamptz,
  retire_reason text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint amenities_exclusive check (capacity_kind <> 'exclusive' or capacity = 1),
  -- Nothing is asked for without a bylaw or a ratified rule (Strata Property Act s.110, SPR 6.9).
  constraint amenities_authority check (fee_cents + deposit_cents = 0 or (authority_kind is not null and authority <> '')),
  constraint amenities_retired check (retired_at is not null or retire_reason = '')
);
comment on table amenities is 'Something of the building that residents book.';
-- Of those that can be booked no two have one name.
create unique index amenities_named on amenities (building_id, lower(name)) where retired_at is null;

create table amenity_rules (
  building_id uuid not null,
  amenity_id uuid not null,
  version integer not null check (version >= 1),
  words text not null,
  at timestamptz not null,
  primary key (amenity_id, version),
  foreign key (building_id, amenity_id) references amenities (building_id, id)
);
comment on table amenity_rules is 'The rules of an amenity, each version as it was accepted; version 0 is none.';

create table amenity_closures (
  id uuid primary key,
  building_id uuid not null,
  amenity_id uuid not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  why text not null default '',
  foreign key (building_id, amenity_id) references amenities (building_id, id)
);
comment on table amenity_closures is 'Days on which an amenity cannot be booked.';
create index amenity_closures_of_amenity on amenity_closures (building_id, amenity_id, from_on);

create table amenity_peaks (
  id uuid primary key,
  building_id uuid not null,
  amenity_id uuid not null,
  name text not null,
  from_on date not null,
  to_on date not null check (to_on >= from_on),
  -- On the morning of this day lots are drawn; until then whoever asks takes part.
  draws_on date not null check (draws_on <= from_on),
  drawn_at timestamptz,
  -- Drawn at random and kept, so that anybody can compute the lots again.
  seed text,
  -- The units that took part, in the drawn order, with what decided it.
  lots jsonb not null default '[]',
  foreign key (building_id, amenity_id) references amenities (building_id, id),
  constraint amenity_peaks_drawn check ((drawn_at is null) = (seed is null))
);
comment on table amenity_peaks is 'Dates that many want: lots decide who has them.';
create index amenity_peaks_of_amenity on amenity_peaks (building_id, amenity_id, from_on);
create index amenity_peaks_open on amenity_peaks (draws_on) where drawn_at is null;
