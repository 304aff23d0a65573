-- Contraventions of bylaws and rules, one case each, with every step that the law asks for before someone is fined.

create table violations (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Counted together with parking violations, so that V-12 means one case.
  number integer not null check (number > 0),
  topic text not null check (topic in (
    'noise', 'smoking', 'pets', 'garbage', 'alterations', 'shortStay', 'moving', 'commonProperty', 'parking', 'payment',
    'other'
  )),
  words text not null check (length(words) between 1 and 4000),
  place text not null check (length(place) <= 120),
  happened_on date not null,
  happened_at text check (happened_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  reported_on date not null,
  -- Whom it is about: the owners or the tenants of a unit, and who did it; null where no one knows yet.
  unit_id uuid,
  accused text check (accused in ('owners', 'tenants')),
  caused_by text check (caused_by in ('self', 'occupant', 'visitor', 'tenant')),
  bylaw_id uuid,
  screened_on date,
  warned_on date,
  -- The letter with the particulars, and the last day for an answer that it names.
  particulars_letter_id uuid,
  particulars_on date,
  answer_by date,
  answered_on date,
  answer text not null default '' check (length(answer) <= 4000),
  hearing_asked_on date,
  hearing_reason text not null default '' check (length(hearing_reason) <= 1000),
  hearing_on date,
  hearing_at text check (hearing_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  hearing_place text not null default '' check (length(hearing_place) <= 120),
  hearing_held_on date,
  hearing_notes text not null default '' check (length(hearing_notes) <= 4000),
  hearing_withdrawn_on date,
  decision_id uuid,
  decided_on date,
  upheld boolean,
  decision_reasons text not null default '' check (length(decision_reasons) <= 4000),
  -- The letter with the decision.
  told_letter_id uuid,
  told_on date,
  disputed_on date,
  dispute text not null default '' check (length(dispute) <= 4000),
  closed_on date,
  closed_as text check (closed_as in ('dismissed', 'cured', 'withdrawn', 'notUpheld', 'settled', 'done')),
  close_reason text not null default '' check (length(close_reason) <= 1000),
  made_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint violations_numbered unique (building_id, number),
  -- A decision of council is about one case.
  constraint violations_of_decision unique (building_id, decision_id),
  foreign key (building_id, unit_id) references units (building_id, id),
  constraint violations_bylaw foreign key (building_id, bylaw_id) references bylaws (building_id, id),
  foreign key (building_id, particulars_letter_id) references letters (building_id, id),
  foreign key (building_id, told_letter_id) references letters (building_id, id),
  foreign key (building_id, decision_id) references decisions (building_id, id),
  check ((accused is null) = (caused_by is null)),
  check (accused is null or unit_id is not null),
  check (accused = 'owners' or caused_by is distinct from 'tenant'),
  check ((particulars_letter_id is null) = (particulars_on is null)),
  check ((decision_id is null) = (decided_on is null) and (decision_id is null) = (upheld is null)),
  check ((told_letter_id is null) = (told_on is null)),
  check ((closed_on is null) = (closed_as is null))
);
comment on table violations is 'A case about a contravention of a bylaw or rule: whom it is about, and how far it is.';
create index violations_of_unit on violations (building_id, unit_id, id desc);
create index violations_of_bylaw on violations (building_id, bylaw_id) where bylaw_id is not null;
create index violations_open on violations (building_id, id desc) where closed_on is null;

create table violation_complaints (
  id uuid primary key,
  building_id uuid not null,
  violation_id uuid not null,
  -- Who reported it; null where it was received on paper or by phone, and then by this name. Never shown to the accused.
  account_id uuid references accounts (id),
  name text not null check (length(name) <= 120),
  -- Those who manage the building saw it themselves.
  is_staff boolean not null,
  received_on date not null,
  words text not null check (length(words) between 1 and 4000),
  made_at timestamptz not null,
  unique (building_id, id),
  foreign key (building_id, violation_id) references violations (building_id, id),
  check (account_id is not null or name <> '')
);
comment on table violation_complaints is 'A complaint that a case rests on.';
create index violation_complaints_of_case on violation_complaints (building_id, violation_id, id);
create index violation_complaints_by on violation_complaints (building_id, account_id, violation_id desc);

create table violation_people (
  building_id uuid not null,
  violation_id uuid not null,
  person_id uuid not null,
  -- Those who were warned or the particulars are addressed to, and the owners and landlords who get a copy.
  is_copy boolean not null,
  primary key (building_id, violation_id, person_id),
  foreign key (building_id, violation_id) references violations (building_id, id),
  foreign key (building_id, person_id) references people (building_id, id)
);
comment on table violation_people is 'Who was warned, or given the particulars of a case.';
create index violation_people_cases on violation_people (building_id, person_id);

create table violation_voters (
  building_id uuid not null,
  violation_id uuid not null,
  account_id uuid not null references accounts (id),
  primary key (building_id, violation_id, account_id),
  foreign key (building_id, violation_id) references violations (building_id, id)
);
comment on table violation_voters is 'A member of council who took part in the decision on a case.';

create table violation_penalties (
  id uuid primary key,
  building_id uuid not null,
  violation_id uuid not null,
  nth integer not null check (nth > 0),
  kind text not null check (kind in ('fine', 'charge', 'deny')),
  on_date date not null,
  cents bigint check (cents > 0),
  due_on date,
  item_id uuid,
  words text not null check (length(words) <= 4000),
  amenity_id uuid,
  from_date date,
  until_date date,
  cancelled_on date,
  unique (building_id, id),
  constraint violation_penalties_nth unique (building_id, violation_id, nth),
  foreign key (building_id, violation_id) references violations (building_id, id),
  foreign key (building_id, item_id) references ledger_items (building_id, id),
  foreign key (building_id, amenity_id) references amenities (building_id, id),
  check ((kind = 'deny') = (amenity_id is not null and from_date is not null and until_date is not null)),
  check ((kind = 'deny') = (cents is null) and (cents is null) = (item_id is null) and (cents is null) = (due_on is null)),
  check (from_date <= until_date)
);
comment on table violation_penalties is 'A fine, the costs of a remedy, or a facility that is denied for a time.';
create index violation_denials on violation_penalties (building_id, amenity_id, until_date)
  where kind = 'deny' and cancelled_on is null;

create table violation_sightings (
  id uuid primary key,
  building_id uuid not null,
  violation_id uuid not null,
  on_date date not null,
  words text not null check (length(words) between 1 and 4000),
  foreign key (building_id, violation_id) references violations (building_id, id)
);
comment on table violation_sightings is 'A contravention that was seen to continue.';
create index violation_sightings_of_case on violation_sightings (building_id, violation_id, on_date);

create table violation_events (
  id uuid primary key,
  building_id uuid not null,
  violation_id uuid not null,
  kind text not null,
  on_date date not null,
  at timestamptz not null,
  -- Null for those the case is about, and for whoever complained.
  account_id uuid references accounts (id),
  words text not null,
  foreign key (building_id, violation_id) references violations (building_id, id)
);
comment on table violation_events is 'The story of a case, a line for each step.';
create index violation_events_of_case on violation_events (building_id, violation_id, id);

create table violation_files (
  attachment_id uuid primary key references attachments (id) on delete cascade,
  building_id uuid not null,
  violation_id uuid not null,
  -- It came with a complaint, with an answer, or was added by those who manage the building.
  complaint_id uuid,
  is_answer boolean not null,
  foreign key (building_id, violation_id) references violations (building_id, id),
  foreign key (building_id, complaint_id) references violation_complaints (building_id, id),
  check (complaint_id is null or not is_answer)
);
comment on table violation_files is 'A file of a case, and what it came with.';
create index violation_files_of_case on violation_files (building_id, violation_id);

-- The next number of a building's violations, be they cases or parking violations; the caller holds the building.
create function next_violation_number(building uuid) returns integer language sql stable as $$
  select 1 + greatest(
    (select coalesce(max(number), 0) from violations where building_id = building),
    (select coalesce(max(number), 0) from parking_violations where building_id = building)
  )
$$;
