-- What people who are not customers yet write to us. It belongs to the platform, to no building.

create table enquiries (
  id uuid primary key,
  -- What mails and screens call it: E-1001.
  number integer not null generated always as identity (start with 1001) unique,
  -- Made by the writer's browser: the same words sent twice are kept once.
  send_key uuid not null constraint enquiries_sent_once unique,
  purpose text not null check (purpose in ('enroll', 'sales', 'question')),
  first_name text not null check (length(first_name) between 1 and 50),
  last_name text not null check (length(last_name) between 1 and 50),
  email text not null check (email = lower(email) and length(email) <= 254),
  phone text not null default '',
  writer_role text not null check (writer_role in ('council', 'owner', 'tenant', 'manager', 'developer', 'other')),
  building_name text not null default '' check (length(building_name) <= 100),
  address text not null default '' check (length(address) <= 200),
  units integer check (units > 0),
  message text not null check (length(message) between 1 and 2000),
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  -- Why it looks like the work of a robot; null where it does not, or where somebody has said that it is none.
  suspected text check (suspected in ('trap', 'haste', 'noForm')),
  sent_at timestamptz not null,
  answered_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  constraint enquiries_whose check (purpose <> 'enroll' or (building_name <> '' and address <> '' and units is not null)),
  constraint enquiries_closed check ((state = 'closed') = (closed_at is not null)),
  constraint enquiries_answered check (state <> 'answered' or answered_at is not null)
);
comment on table enquiries is 'Somebody asks to enroll a building, or for anything else, at /contact.';
create index enquiries_by_state on enquiries (state, id desc) where suspected is null;
create index enquiries_suspected on enquiries (id desc) where suspected is not null;
create index enquiries_closed_at on enquiries (closed_at) where closed_at is not null;

create table enquiry_steps (
  id uuid primary key,
  enquiry_id uuid not null references enquiries (id) on delete cascade,
  kind text not null check (kind in ('answer', 'note', 'closed', 'reopened', 'trusted')),
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  -- The answer as it was mailed, the note, or why it was closed.
  text text not null default '' check (length(text) <= 5000),
  constraint enquiry_steps_say_something check (kind in ('reopened', 'trusted') or text <> '')
);
comment on table enquiry_steps is 'What the platform''s staff did about an enquiry; it is only added to, and goes with the enquiry.';
create index enquiry_steps_of on enquiry_steps (enquiry_id, id);
