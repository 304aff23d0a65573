-- How a building looks after maintenance. A building without a row has what every building begins with.

create table maintenance_settings (
  building_id uuid primary key references buildings (id),
  -- Whether the office is closed on the holidays of the building's law.
  keeps_holidays boolean not null,
  -- The clocks of urgent tickets run at any hour.
  urgent_around_the_clock boolean not null,
  -- A work order above it needs a decision of the council.
  work_order_limit_cents bigint not null check (work_order_limit_cents between 0 and 100000000),
  -- For so many days whoever reported a ticket may open it again.
  reopen_days integer not null check (reopen_days between 1 and 365),
  -- Whom to call first in an emergency; empty for the building's emergency contact.
  emergency_words text not null,
  emergency_phone text not null,
  version integer not null check (version > 0),
  constraint maintenance_settings_emergency check (emergency_phone <> '' or emergency_words = '')
);
comment on table maintenance_settings is 'When somebody is there for maintenance, how soon they answer, and what needs the council.';

create table maintenance_hours (
  building_id uuid not null references maintenance_settings (building_id),
  weekday text not null check (weekday in (
    'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'
  )),
  -- By the building's clocks; a day that ends at midnight closes at 24:00.
  opens time not null,
  closes time not null,
  primary key (building_id, weekday),
  constraint maintenance_hours_end check (closes > opens)
);
comment on table maintenance_hours is 'When the office looks after maintenance; a weekday without a row is closed.';

create table maintenance_closed_days (
  building_id uuid not null references maintenance_settings (building_id),
  day date not null,
  -- Why, for whoever reads the list; may be empty.
  name text not null,
  primary key (building_id, day)
);
comment on table maintenance_closed_days is 'A day besides the holidays on which the office is closed.';

create table maintenance_targets (
  building_id uuid not null references maintenance_settings (building_id),
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  -- In minutes while the office is open, or around the clock.
  answer_minutes integer not null check (answer_minutes > 0),
  resolve_minutes integer not null,
  primary key (building_id, priority),
  constraint maintenance_targets_order check (resolve_minutes >= answer_minutes)
);
comment on table maintenance_targets is 'How soon a ticket of a priority is to be answered and resolved.';
