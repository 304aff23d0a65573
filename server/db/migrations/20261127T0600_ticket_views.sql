-- Filters of the desk that somebody keeps for themselves, each by a name.

create table ticket_views (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  account_id uuid not null references accounts (id),
  name text not null check (length(name) between 1 and 40),
  -- What the table is narrowed by; null for what it is not.
  search text check (search <> ''),
  status text check (status in (
    'open', 'assigned', 'in_progress', 'on_hold', 'resolved', 'closed', 'declined', 'all'
  )),
  category text,
  priority text check (priority in ('low', 'normal', 'high', 'urgent')),
  -- Of nobody, or of whoever keeps the filter.
  assignee text check (assignee in ('me', 'none')),
  vendor_id uuid,
  unit_id uuid,
  due text check (due = 'late'),
  emergency text check (emergency = 'yes'),
  -- The newest first; null for what is due first.
  sorted text check (sorted = 'newest'),
  -- With which the desk opens.
  is_default boolean not null default false,
  version integer not null default 1,
  foreign key (building_id, vendor_id) references vendors (building_id, id) on delete cascade,
  foreign key (building_id, unit_id) references units (building_id, id) on delete cascade,
  constraint ticket_views_narrow check (
    num_nonnulls(search, status, category, priority, assignee, vendor_id, unit_id, due, emergency, sorted) > 0
  )
);
comment on table ticket_views is 'A filter and order of tickets that somebody named and kept; theirs alone.';
create unique index ticket_views_named on ticket_views (building_id, account_id, lower(name));
create unique index ticket_views_default on ticket_views (building_id, account_id) where is_default;
create index ticket_views_of_vendor on ticket_views (building_id, vendor_id) where vendor_id is not null;
create index ticket_views_of_unit on ticket_views (building_id, unit_id) where unit_id is not null;
