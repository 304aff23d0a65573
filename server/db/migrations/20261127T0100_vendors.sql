-- The companies and people who work for a building, and the papers that they must have.

create table vendors (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  name text not null check (length(name) between 1 and 120),
  trade text not null check (trade in (
    'plumbing', 'electrical', 'elevator', 'hvac', 'roofing', 'fire_safety', 'cleaning', 'landscaping', 'locksmith',
    'security', 'pest_control', 'painting', 'flooring', 'windows_doors', 'restoration', 'waste', 'engineering',
    'insurance', 'legal', 'general', 'other'
  )),
  phone text not null default '',
  email text not null default '' check (email = lower(email)),
  website text,
  address text not null default '',
  is_preferred boolean not null default false,
  notes text not null default '',
  -- Liability insurance: the last day of cover is what counts.
  insurer text not null default '',
  policy_number text not null default '',
  cover_cents bigint check (cover_cents > 0),
  insured_until date,
  -- That premiums of workers' compensation are paid, by whom it was looked up, and until when it holds.
  clearance_number text not null default '',
  clearance_until date,
  clearance_checked_on date,
  contract_from date,
  contract_until date,
  -- The last day on which the contract can be given notice of.
  notice_by date,
  renews_itself boolean not null default false,
  -- Since when it works here no longer; it stays in the history.
  ended_on date,
  end_reason text not null default '',
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint vendors_insurance check (
    (insured_until is null) = (insurer = '') and (insured_until is not null or (policy_number = '' and cover_cents is null))
  ),
  constraint vendors_clearance check (
    clearance_until is not null or (clearance_number = '' and clearance_checked_on is null)
  ),
  constraint vendors_contract check (contract_until >= contract_from and notice_by <= contract_until),
  constraint vendors_ended check (ended_on is not null or end_reason = '')
);
comment on table vendors is 'A company or person who works for the building.';
-- Of those who work here no two have one name.
create unique index vendors_named on vendors (building_id, lower(name)) where ended_on is null;
create index vendors_listed on vendors (building_id, lower(name), id);
create index vendors_insured on vendors (building_id, insured_until) where ended_on is null;
create index vendors_cleared on vendors (building_id, clearance_until) where ended_on is null;
create index vendors_noticed on vendors (building_id, notice_by) where ended_on is null;

create table vendor_contacts (
  building_id uuid not null,
  vendor_id uuid not null,
  -- Their place in the list, from 0.
  position integer not null,
  name text not null check (length(name) between 1 and 200),
  role text not null default '',
  phone text not null default '',
  email text not null default '' check (email = lower(email)),
  primary key (vendor_id, position),
  foreign key (building_id, vendor_id) references vendors (building_id, id)
);
comment on table vendor_contacts is 'Whom one reaches at a vendor.';

-- The certificates, letters and contracts of a vendor hang on it as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject check (subject in ('notice', 'accessRequest', 'recordsItem', 'letter', 'vendor'));

create table vendor_files (
  attachment_id uuid primary key,
  building_id uuid not null,
  vendor_id uuid not null,
  kind text not null check (kind in ('insurance', 'clearance', 'contract', 'other')),
  added_at timestamptz not null,
  foreign key (building_id, attachment_id) references attachments (building_id, id) on delete cascade,
  foreign key (building_id, vendor_id) references vendors (building_id, id)
);
comment on table vendor_files is 'What a file of a vendor is.';
create index vendor_files_of_vendor on vendor_files (building_id, vendor_id);

create table vendor_reminders (
  id uuid not null unique,
  building_id uuid not null references buildings (id),
  vendor_id uuid not null,
  about text not null check (about in ('insurance', 'clearance', 'contract')),
  -- The day on which it ends, or until which notice is given; another day is reminded of anew.
  ends_on date not null,
  days integer not null,
  sent_at timestamptz not null,
  primary key (vendor_id, about, ends_on, days),
  foreign key (building_id, vendor_id) references vendors (building_id, id)
);
comment on table vendor_reminders is 'That those who manage vendors were reminded of a day; once for each day and distance.';
