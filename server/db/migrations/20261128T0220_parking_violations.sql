-- Vehicles that stand where they should not, and the patrols that find them.

create table patrol_links (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Who patrols: a company.
  name text not null check (length(name) between 1 and 80),
  token_hash bytea not null unique,
  made_at timestamptz not null,
  until timestamptz not null check (until > made_at),
  ended_at timestamptz,
  checks integer not null default 0,
  reports integer not null default 0,
  last_used_at timestamptz,
  unique (building_id, id)
);
comment on table patrol_links is 'A link by which somebody without an account looks plates up and records violations.';
create index patrol_links_newest on patrol_links (building_id, id desc);

create table parking_violations (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  number integer not null check (number > 0),
  -- Erased with its photos after the building's retention, counted from when it was closed.
  plate text check (plate ~ '^[A-Z0-9]{2,15}$'),
  plate_key text check (plate_key ~ '^[A-Z0-9]{2,15}$'),
  kind text not null check (kind in ('no_pass', 'overstayed', 'wrong_place', 'blocking', 'other')),
  stage text not null default 'warning' check (stage in ('warning', 'notice', 'tow_requested')),
  place text not null default '',
  words text not null default '',
  -- Whose visitor or whose car it is, where the building knows; no patrol is told.
  unit_id uuid,
  seen_at timestamptz not null,
  made_at timestamptz not null,
  notice_at timestamptz,
  -- What a tow rests on.
  bylaw text,
  authorised_by text,
  company text,
  cost_cents integer check (cost_cents >= 0),
  tow_requested_at timestamptz,
  closed_at timestamptz,
  close_reason text not null default '',
  erased_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  constraint parking_violations_numbered unique (building_id, number),
  foreign key (building_id, unit_id) references units (building_id, id),
  constraint parking_violations_noticed check (stage = 'warning' or notice_at is not null),
  constraint parking_violations_tow check (
    (stage = 'tow_requested') = (tow_requested_at is not null)
    and (tow_requested_at is null) = (bylaw is null) and (bylaw is null) = (authorised_by is null)
    and (bylaw is null) = (company is null) and (bylaw is null) = (cost_cents is null)
  ),
  constraint parking_violations_erased check (
    (erased_at is null) = (plate is not null) and (plate is null) = (plate_key is null)
    and (erased_at is null or (closed_at is not null and words = ''))
  )
);
comment on table parking_violations is 'What was seen of a vehicle and what was done: a warning, a notice, a tow. No fine is charged.';
-- While one is open, the same vehicle is seen again, not recorded anew.
create unique index parking_violations_open on parking_violations (building_id, plate_key) where closed_at is null;
create index parking_violations_newest on parking_violations (building_id, id desc);
create index parking_violations_of_unit on parking_violations (building_id, unit_id, id desc) where unit_id is not null;

create table parking_violation_steps (
  id uuid primary key,
  building_id uuid not null,
  violation_id uuid not null,
  kind text not null check (kind in ('opened', 'seen again', 'noticed', 'tow requested', 'closed')),
  at timestamptz not null,
  -- Who did it: somebody with an account, or a patrol.
  account_id uuid references accounts (id),
  patrol_link_id uuid,
  words text not null default '',
  -- Made by the screen of whoever saw it, so that what is sent twice is recorded once.
  sent_key uuid,
  foreign key (building_id, violation_id) references parking_violations (building_id, id),
  foreign key (building_id, patrol_link_id) references patrol_links (building_id, id),
  constraint parking_violation_steps_once unique (building_id, sent_key)
);
comment on table parking_violation_steps is 'The story of a parking violation.';
create index parking_violation_steps_of on parking_violation_steps (building_id, violation_id, id);

-- Photos hang on a violation as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject
    check (subject in (
      'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote', 'workOrder',
      'asset', 'parkingViolation'
    ));

create table parking_violation_files (
  attachment_id uuid primary key,
  building_id uuid not null,
  violation_id uuid not null,
  kind text not null check (kind in ('photo', 'sign', 'notice')),
  foreign key (building_id, attachment_id) references attachments (building_id, id) on delete cascade,
  foreign key (building_id, violation_id) references parking_violations (building_id, id)
);
comment on table parking_violation_files is 'What a photo shows: the vehicle, the sign, or the notice on its windshield.';
create index parking_violation_files_of on parking_violation_files (building_id, violation_id);
