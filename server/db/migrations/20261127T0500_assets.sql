-- What a building owns and looks after, and the plans by which that is done every so often.

create table assets (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  name text not null check (length(name) between 1 and 120),
  kind text not null check (kind in (
    'boiler', 'elevator', 'roof', 'fire_panel', 'generator', 'pump', 'garage_door', 'hvac', 'plumbing', 'electrical',
    'windows', 'pool', 'access_control', 'playground', 'other'
  )),
  -- Where it is, in words.
  place text not null default '',
  maker text not null default '',
  model text not null default '',
  serial_number text not null default '',
  installed_on date,
  -- How long such a thing is expected to last.
  life_years integer check (life_years between 1 and 200),
  -- The last day of the warranty is what counts.
  warranty_until date,
  warranty_by text not null default '',
  -- Who looks after it.
  vendor_id uuid,
  cost_cents bigint check (cost_cents >= 0),
  notes text not null default '',
  -- Since when the building has it no longer; it stays in the history.
  retired_on date,
  retire_reason text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, vendor_id) references vendors (building_id, id),
  constraint assets_warranty check (
    (warranty_until is not null or warranty_by = '') and warranty_until >= installed_on
  ),
  constraint assets_retired check (retired_on is not null or retire_reason = '')
);
comment on table assets is 'Something that the building owns and looks after.';
-- Of those in use no two have one name.
create unique index assets_named on assets (building_id, lower(name)) where retired_on is null;
create index assets_listed on assets (building_id, lower(name), id);
create index assets_warranted on assets (building_id, warranty_until) where retired_on is null;
create index assets_of_vendor on assets (building_id, vendor_id) where vendor_id is not null;

-- Manuals, warranty papers and photos hang on an asset as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject
    check (subject in (
      'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote', 'workOrder',
      'asset'
    ));

create table asset_files (
  attachment_id uuid primary key,
  building_id uuid not null,
  asset_id uuid not null,
  kind text not null check (kind in ('manual', 'warranty', 'certificate', 'photo', 'other')),
  added_at timestamptz not null,
  foreign key (building_id, attachment_id) references attachments (building_id, id) on delete cascade,
  foreign key (building_id, asset_id) references assets (building_id, id)
);
comment on table asset_files is 'What a file of an asset is.';
create index asset_files_of_asset on asset_files (building_id, asset_id);

create table asset_plans (
  id uuid primary key,
  building_id uuid not null,
  asset_id uuid not null,
  title text not null check (length(title) between 1 and 120),
  -- What to do.
  words text not null default '',
  -- Whose work it is, in the words of vendors.
  trade text,
  every integer not null check (every between 1 and 366),
  unit text not null check (unit in ('days', 'weeks', 'months', 'years')),
  -- Whether the next day is counted from the planned day or from the day on which it was done.
  counts_from text not null check (counts_from in ('planned', 'done')),
  -- The day from which planned days are counted, so that the 31st comes again after a shorter month.
  anchor_on date not null,
  next_due_on date not null check (next_due_on >= anchor_on),
  -- How many days before its day it comes up.
  lead_days integer not null check (lead_days between 0 and 120),
  paused_on date,
  ended_on date,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  unique (building_id, asset_id, id),
  foreign key (building_id, asset_id) references assets (building_id, id),
  -- What has ended does not rest.
  constraint asset_plans_ended check (ended_on is null or paused_on is null)
);
comment on table asset_plans is 'Work on an asset that comes again.';
create index asset_plans_of_asset on asset_plans (building_id, asset_id);
create index asset_plans_due on asset_plans (building_id, next_due_on, id) where paused_on is null and ended_on is null;

create table asset_rounds (
  id uuid primary key,
  building_id uuid not null,
  asset_id uuid not null,
  plan_id uuid not null,
  -- The day for which it was planned.
  due_on date not null,
  -- When it came up and those who manage assets were told; null for one that was done before.
  opened_at timestamptz,
  -- The ticket that was opened for it then.
  ticket_id uuid,
  done_on date,
  note text not null default '',
  done_by uuid references accounts (id),
  foreign key (building_id, asset_id, plan_id) references asset_plans (building_id, asset_id, id),
  foreign key (building_id, ticket_id) references tickets (building_id, id),
  constraint asset_rounds_done check (
    done_on is not null or (opened_at is not null and note = '' and done_by is null)
  )
);
comment on table asset_rounds is 'A time that a plan came up or was done.';
-- A plan has come up once, until that is done.
create unique index asset_rounds_open on asset_rounds (plan_id) where done_on is null;
create index asset_rounds_of_asset on asset_rounds (building_id, asset_id, done_on desc, id desc) where done_on is not null;
create index asset_rounds_of_plan on asset_rounds (plan_id, done_on desc);

create table asset_reminders (
  id uuid not null unique,
  building_id uuid not null references buildings (id),
  asset_id uuid not null,
  -- The last day of the warranty; another day is reminded of anew.
  ends_on date not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (asset_id, ends_on, days),
  foreign key (building_id, asset_id) references assets (building_id, id)
);
comment on table asset_reminders is 'That those who manage assets were reminded of a warranty; once for each day and distance.';
