-- A lender with a mortgage on a unit that asked the corporation for copies of notices: in British Columbia on Form C.
create table mortgagees (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  unit_id uuid not null,
  lender text not null check (length(lender) between 1 and 120),
  -- As on an envelope, in several lines.
  address text not null check (address <> ''),
  -- For notices by email; empty where the lender gave no address for them.
  email text not null default '' check (email = lower(email)),
  -- By which the lender knows the mortgage, such as a loan number.
  reference text not null default '',
  -- When the latest request was received. Until when it counts follows by law.
  requested_on date not null,
  -- When someone ended it, and why.
  ended_on date,
  end_reason text check (end_reason in ('discharged', 'sold', 'withdrawn', 'error')),
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, unit_id) references units (building_id, id),
  constraint mortgagees_ended check ((ended_on is null) = (end_reason is null)),
  constraint mortgagees_days check (ended_on >= requested_on)
);
comment on table mortgagees is 'A lender with a mortgage on a unit that asked for copies of notices.';
-- A lender that asks again renews its request.
create unique index mortgagees_once on mortgagees (building_id, unit_id, name_key(lender)) where ended_on is null;
create index mortgagees_of_unit on mortgagees (building_id, unit_id);
