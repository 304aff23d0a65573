-- Maintenance tickets: what is broken, who looks after it, and what whoever reported it is told.

create table tickets (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Counts up in the building.
  number integer not null check (number > 0),
  title text not null check (length(title) between 1 and 120),
  words text not null default '',
  category text not null check (category in (
    'plumbing', 'electrical', 'heating', 'elevator', 'doors_locks', 'windows', 'roof_walls', 'fire_safety', 'security',
    'pests', 'cleaning', 'garage', 'grounds', 'amenities', 'other'
  )),
  place text not null check (place in ('unit', 'common', 'limited')),
  place_words text not null default '',
  unit_id uuid,
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  is_emergency boolean not null default false,
  may_enter boolean not null default false,
  entry_times text not null default '',
  pets text not null default '',
  -- Whose report it is: an account of the building, or somebody without one, by name.
  reporter_id uuid references accounts (id),
  reporter_name text,
  reporter_phone text not null default '',
  reporter_email text not null default '',
  -- Who wrote it down, where that was not whoever reports it; null for what the product made by itself.
  entered_by uuid references accounts (id),
  source text not null check (source in ('resident', 'desk', 'plan')),
  status text not null default 'open' check (status in (
    'open', 'assigned', 'in_progress', 'on_hold', 'resolved', 'closed', 'declined'
  )),
  -- Where it stood before it was put on hold.
  held_from text check (held_from in ('open', 'assigned', 'in_progress')),
  resumes_on date,
  -- The words of whoever put it on hold, declined or closed it.
  reason text not null default '',
  assignee_id uuid references accounts (id),
  vendor_id uuid,
  merged_into uuid,
  reopened integer not null default 0,
  -- Since when the desk waits for an answer.
  waits_since timestamptz,
  reported_at timestamptz not null,
  -- The first public word of the desk.
  answered_at timestamptz,
  resolved_at timestamptz,
  -- Since when nothing is owed any more: resolved, closed or declined.
  ended_at timestamptz,
  -- Until when the service clocks want an answer and a resolution; null while a clock rests or is over.
  answer_due_at timestamptz,
  resolve_due_at timestamptz,
  -- Working minutes that the first answer and the resolution took; null until they are there.
  answer_minutes integer,
  resolve_minutes integer,
  stars integer check (stars between 1 and 5),
  rating_words text not null default '',
  rated_at timestamptz,
  -- How often it had been opened again by then; after another time it is rated anew.
  rated_round integer,
  changed_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint tickets_numbered unique (building_id, number),
  foreign key (building_id, unit_id) references units (building_id, id),
  foreign key (building_id, vendor_id) references vendors (building_id, id),
  foreign key (building_id, merged_into) references tickets (building_id, id),
  constraint tickets_placed check ((place = 'common') = (unit_id is null)),
  constraint tickets_reported check (
    (source = 'plan') = (reporter_id is null and reporter_name is null) and (reporter_id is null or reporter_name is null)
  ),
  constraint tickets_held check ((status = 'on_hold') = (held_from is not null) and (resumes_on is null or status = 'on_hold')),
  constraint tickets_assigned check (status <> 'assigned' or assignee_id is not null or vendor_id is not null),
  constraint tickets_ended check ((status in ('resolved', 'closed', 'declined')) = (ended_at is not null)),
  constraint tickets_merged check (merged_into is null or (status = 'closed' and merged_into <> id)),
  constraint tickets_rated check ((stars is null) = (rated_at is null) and (stars is null) = (rated_round is null) and (stars is not null or rating_words = ''))
);
comment on table tickets is 'Something of the building that is to be repaired or looked after.';
create index tickets_newest on tickets (building_id, id desc);
create index tickets_standing on tickets (building_id, status, id desc);
create index tickets_of_reporter on tickets (building_id, reporter_id, id desc);
create index tickets_of_unit on tickets (building_id, unit_id, id desc) where unit_id is not null;
create index tickets_of_vendor on tickets (building_id, vendor_id, id desc) where vendor_id is not null;
create index tickets_of_assignee on tickets (building_id, assignee_id, id desc)
  where assignee_id is not null and status in ('open', 'assigned', 'in_progress', 'on_hold');
create index tickets_due on tickets
  (building_id, (coalesce(least(answer_due_at, resolve_due_at), 'infinity'::timestamptz)), id);
-- What a clock still waits for, wherever it is.
create index tickets_clocked on tickets (building_id) where least(answer_due_at, resolve_due_at) is not null;
create index tickets_resuming on tickets (resumes_on) where resumes_on is not null;
create index tickets_settling on tickets (ended_at) where status = 'resolved';

create table ticket_followers (
  building_id uuid not null,
  ticket_id uuid not null,
  account_id uuid not null references accounts (id),
  since timestamptz not null,
  primary key (ticket_id, account_id),
  foreign key (building_id, ticket_id) references tickets (building_id, id)
);
comment on table ticket_followers is 'Who has the same trouble, or wants to know; besides whoever reported it.';
create index ticket_followers_of_account on ticket_followers (building_id, account_id, ticket_id);

create table ticket_events (
  id uuid primary key,
  building_id uuid not null,
  ticket_id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in (
    'reported', 'wrote', 'asked', 'assigned', 'unassigned', 'started', 'held', 'resumed', 'resolved', 'closed',
    'declined', 'withdrawn', 'reopened', 'changed', 'merged', 'gathered', 'rated', 'worked'
  )),
  side text not null check (side in ('resident', 'desk', 'vendor', 'product')),
  -- Null for what the product or a vendor did.
  account_id uuid references accounts (id),
  -- The vendor that did it by its link, as it was called.
  vendor_name text,
  words text not null default '',
  -- Where the ticket stood after a step.
  status text,
  -- What its service clocks were to be held to from then on.
  priority text not null check (priority in ('low', 'normal', 'high', 'urgent')),
  unique (building_id, id),
  foreign key (building_id, ticket_id) references tickets (building_id, id)
);
comment on table ticket_events is 'The story of a ticket as everybody who may see it reads it: steps and the conversation.';
create index ticket_events_of_ticket on ticket_events (building_id, ticket_id, id);

create table ticket_internal_notes (
  id uuid primary key,
  building_id uuid not null,
  ticket_id uuid not null,
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  words text not null check (words <> ''),
  unique (building_id, id),
  foreign key (building_id, ticket_id) references tickets (building_id, id)
);
comment on table ticket_internal_notes is 'What those who look after a ticket say among themselves; nobody else ever reads it.';
create index ticket_internal_notes_of_ticket on ticket_internal_notes (building_id, ticket_id, id);

create table ticket_alarms (
  id uuid not null unique,
  building_id uuid not null,
  ticket_id uuid not null,
  about text not null check (about in ('answer', 'resolve')),
  alarm text not null check (alarm in ('soon', 'late')),
  -- The moment that nears or was missed; another one is told of anew.
  due_at timestamptz not null,
  told_at timestamptz not null,
  primary key (ticket_id, about, alarm, due_at),
  foreign key (building_id, ticket_id) references tickets (building_id, id)
);
comment on table ticket_alarms is 'That those who look after tickets were told of a moment that nears or was missed; once for each.';

alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject check (subject in (
    'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote'
  ));
