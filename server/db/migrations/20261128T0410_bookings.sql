-- Bookings of amenities: who has what when, and how it came about.

create table bookings (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  amenity_id uuid not null,
  -- Whose quotas count.
  unit_id uuid not null,
  -- Whose it is; null where nobody is named.
  account_id uuid references accounts (id),
  made_by uuid not null references accounts (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- With what stays free before and after it, by the amenity's rules when it was booked.
  blocked_from timestamptz not null,
  blocked_until timestamptz not null,
  -- Which of the parties at a time it is, from 1; null where people are counted, and while it has no place.
  lane integer check (lane >= 1),
  people integer not null check (people >= 1),
  guests integer not null check (guests between 0 and people),
  note text not null default '',
  status text not null check (status in (
    'requested', 'active', 'declined', 'cancelled', 'checked_in', 'completed', 'no_show', 'waitlisted', 'offered'
  )),
  -- Cancelled later than the amenity allows: it counts in quotas.
  is_late boolean not null default false,
  -- Whether its late cancellation counts as a no-show.
  is_strike boolean not null default false,
  cancelled_by text check (cancelled_by in ('resident', 'desk', 'product')),
  -- The words with which it was declined or cancelled.
  reason text not null default '',
  -- Asked for when it was booked; no money is taken here.
  fee_cents integer not null default 0 check (fee_cents >= 0),
  deposit_cents integer not null default 0 check (deposit_cents >= 0),
  deposit text not null default 'none' check (deposit in ('none', 'due', 'returned', 'kept')),
  authority text not null default '',
  -- The version of the amenity's rules that was accepted.
  rules_version integer not null default 0,
  -- Until when it can be cancelled without being late, by the amenity's rules when it was booked.
  cancels_until timestamptz not null,
  -- Until when an offered place is held.
  offer_until timestamptz,
  -- It was offered a place and let it go.
  offer_passed boolean not null default false,
  -- Its place in the drawn order of a peak; null where no lots were drawn.
  drawn_place integer,
  -- The same for all dates of a series.
  series_id uuid,
  made_at timestamptz not null,
  -- When what nobody approved is declined; null where it waits, and where nobody need approve it.
  decide_by timestamptz,
  checked_in_at timestamptz,
  reminded_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, amenity_id) references amenities (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  constraint bookings_time check (ends_at > starts_at and blocked_from <= starts_at and blocked_until >= ends_at),
  constraint bookings_offered check ((status = 'offered') = (offer_until is not null)),
  constraint bookings_cancelled check ((status = 'cancelled') = (cancelled_by is not null)),
  constraint bookings_authority check (fee_cents + deposit_cents = 0 or authority <> ''),
  constraint bookings_deposit check ((deposit_cents = 0) = (deposit = 'none'))
);
comment on table bookings is 'A time that a unit has, had or waits for at an amenity.';
-- A place is had by one at a time, buffers included; the buffers themselves are part of the blocked time.
alter table bookings add constraint bookings_place exclude using gist (
  building_id with =, amenity_id with =, lane with =, tstzrange(blocked_from, blocked_until) with &&
) where (status in ('requested', 'active', 'checked_in', 'offered') and lane is not null);
-- A unit has no two overlapping bookings of one amenity.
alter table bookings add constraint bookings_of_unit exclude using gist (
  building_id with =, amenity_id with =, unit_id with =, tstzrange(starts_at, ends_at) with &&
) where (status in ('requested', 'active', 'checked_in', 'offered'));
create index bookings_calendar on bookings (building_id, starts_at, id);
create index bookings_of_amenity on bookings (building_id, amenity_id, starts_at);
create index bookings_of_unit_by_time on bookings (building_id, unit_id, starts_at);
create index bookings_of_account on bookings (building_id, account_id, starts_at) where account_id is not null;
create index bookings_deposits on bookings (building_id, ends_at) where deposit = 'due';
create index bookings_current on bookings (building_id, starts_at, id)
  where status in ('requested', 'active', 'checked_in', 'offered', 'waitlisted');
create index bookings_settling on bookings (building_id, ends_at)
  where status in ('requested', 'active', 'checked_in', 'offered', 'waitlisted');

create table booking_events (
  id uuid primary key,
  building_id uuid not null,
  booking_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in (
    'requested', 'booked', 'joined', 'offered', 'passed', 'accepted', 'approved', 'declined', 'cancelled', 'checkedIn',
    'completed', 'missed', 'depositReturned', 'depositKept', 'incident', 'reminded'
  )),
  side text not null check (side in ('resident', 'desk', 'product')),
  -- Null for what the product did.
  account_id uuid references accounts (id),
  words text not null default '',
  foreign key (building_id, booking_id) references bookings (building_id, id)
);
comment on table booking_events is 'The story of a booking.';
create index booking_events_of_booking on booking_events (building_id, booking_id, id);

create table booking_incidents (
  id uuid primary key,
  building_id uuid not null,
  booking_id uuid not null,
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  words text not null check (words <> ''),
  unique (building_id, id),
  foreign key (building_id, booking_id) references bookings (building_id, id)
);
comment on table booking_incidents is 'What happened at a booking, for those who manage amenities.';
create index booking_incidents_of_booking on booking_incidents (building_id, booking_id, id);

create table booking_refusals (
  building_id uuid not null,
  amenity_id uuid not null,
  on_day date not null,
  rule text not null,
  count integer not null check (count >= 1),
  primary key (amenity_id, on_day, rule),
  foreign key (building_id, amenity_id) references amenities (building_id, id)
);
comment on table booking_refusals is 'How often each rule refused a booking on a day; nobody is named.';
create index booking_refusals_by_day on booking_refusals (building_id, on_day);

create table booking_feeds (
  building_id uuid not null references buildings (id),
  account_id uuid not null references accounts (id),
  token_hash bytea not null unique,
  made_at timestamptz not null,
  primary key (building_id, account_id)
);
comment on table booking_feeds is 'The secret link by which a calendar program reads the bookings of somebody; only its hash is kept.';

-- Photos hang on an amenity and on an incident as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject
    check (subject in (
      'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote', 'workOrder',
      'asset', 'parkingViolation', 'amenity', 'bookingIncident'
    ));
