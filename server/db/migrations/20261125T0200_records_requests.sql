-- The records desk: who asked for which records, until when each is owed, and what became of it.

create table records_requests (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Counted in the building: R-12.
  number integer not null check (number > 0),
  -- Whose account asked; null for a request that came on paper and was entered.
  account_id uuid references accounts (id),
  -- Who asked and how to reach them, where they have no account.
  asker_name text check (length(asker_name) between 1 and 120),
  asker_email text check (asker_email = lower(asker_email)),
  asker_address text not null default '',
  standing text not null check (standing in ('owner', 'tenant', 'assignedTenant', 'authorized', 'former', 'buyerOrLender')),
  -- The paper by which they may ask, where it is by somebody else's right.
  paper_words text not null default '',
  paper_on date,
  -- When a former owner or tenant owned or rented here.
  time_from date,
  time_until date,
  form text not null check (form in ('email', 'paper', 'inspection')),
  words text not null default '',
  -- The building's day from which the law counts.
  asked_on date not null,
  status text not null default 'received' check (status in (
    'received', 'clarify', 'feeQuoted', 'ready', 'fulfilled', 'partlyRefused', 'refused', 'withdrawn'
  )),
  -- The first day on which something that is open is due; null where nothing is, or no law says.
  due_on date,
  question text,
  answer text,
  fee_pages integer check (fee_pages > 0),
  fee_cents integer check (fee_cents > 0),
  fee_state text check (fee_state in ('quoted', 'paid', 'waived')),
  fee_settled_on date,
  delivered_how text check (delivered_how in ('online', 'email', 'paper', 'inspection')),
  delivered_on date,
  delivered_by uuid references accounts (id),
  -- Until when whoever asked may download what was handed over.
  files_until timestamptz,
  entered_by uuid references accounts (id),
  closed_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  -- Of two that come at the same moment, each gets a number of its own.
  constraint records_requests_numbers unique (building_id, number),
  constraint records_requests_asker check ((account_id is null) = (asker_name is not null)),
  constraint records_requests_entered check ((account_id is null) = (entered_by is not null)),
  constraint records_requests_time check (time_until >= time_from and (time_from is null) = (time_until is null)),
  constraint records_requests_fee check (
    (fee_state is null) = (fee_cents is null) and (fee_state is null) = (fee_pages is null)
    and (coalesce(fee_state, 'quoted') = 'quoted') = (fee_settled_on is null)
  ),
  constraint records_requests_delivery check (
    (delivered_how is null) = (delivered_on is null) and (delivered_how is null) = (delivered_by is null)
    and (delivered_how is not null) = (status in ('fulfilled', 'partlyRefused'))
  ),
  constraint records_requests_closed check (
    (closed_at is not null) = (status in ('fulfilled', 'partlyRefused', 'refused', 'withdrawn'))
  )
);
comment on table records_requests is 'Somebody asks the building for records; its council and management answer.';
create index records_requests_open on records_requests (building_id, due_on, id) where closed_at is null;
create index records_requests_listed on records_requests (building_id, id desc);
create index records_requests_mine on records_requests (building_id, account_id, id desc) where account_id is not null;

create table records_request_items (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  request_id uuid not null,
  position integer not null,
  kind text not null,
  words text not null default '',
  from_date date,
  until_date date,
  status text not null default 'open' check (status in ('open', 'ready', 'refused', 'withdrawn')),
  due_on date,
  pages integer check (pages >= 0),
  redaction_ground text check (redaction_ground in ('otherPeople', 'dispute', 'other')),
  redaction_words text,
  redaction_by uuid references accounts (id),
  refusal_ground text check (refusal_ground in ('notEntitled', 'notARecord', 'notKept', 'inDispute', 'other')),
  refusal_words text,
  unique (building_id, id),
  unique (building_id, request_id, id),
  unique (request_id, position),
  foreign key (building_id, request_id) references records_requests (building_id, id),
  constraint records_request_items_period check (until_date >= from_date),
  constraint records_request_items_redaction check (
    (redaction_ground is null) = (redaction_words is null) and (redaction_ground is null) = (redaction_by is null)
  ),
  constraint records_request_items_refusal check (
    (refusal_ground is null) = (refusal_words is null) and (status = 'refused') = (refusal_ground is not null)
  )
);
comment on table records_request_items is 'One record that a request asks for, with its own clock and its own answer.';

-- What is given hangs on its item as attachments do on a notice.
alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject check (subject in ('notice', 'accessRequest', 'recordsItem'));

create table records_request_sources (
  attachment_id uuid primary key references attachments (id) on delete cascade,
  building_id uuid not null,
  item_id uuid not null,
  document_id uuid not null,
  version_id uuid not null,
  number integer not null,
  -- What the document was called when it was given.
  title text not null,
  foreign key (building_id, item_id) references records_request_items (building_id, id),
  foreign key (building_id, document_id, version_id) references document_versions (building_id, document_id, id),
  -- The same version is given once.
  unique (item_id, version_id)
);
comment on table records_request_sources is 'Which document of the library a file that was given is a copy of, in which version.';

create table records_request_steps (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  request_id uuid not null,
  kind text not null,
  at timestamptz not null,
  account_id uuid references accounts (id),
  words text not null default '',
  unique (building_id, id),
  foreign key (building_id, request_id) references records_requests (building_id, id)
);
comment on table records_request_steps is 'What happened to a request, for both sides to read. Lines are only added.';
create index records_request_steps_of_request on records_request_steps (building_id, request_id, id desc);

create table records_reminders (
  id uuid not null unique,
  building_id uuid not null references buildings (id),
  request_id uuid not null,
  due_on date not null,
  -- How many days before; -1 once it is late.
  days integer not null,
  sent_at timestamptz not null,
  primary key (request_id, due_on, days),
  foreign key (building_id, request_id) references records_requests (building_id, id)
);
comment on table records_reminders is 'That those who handle requests were reminded of one; once for each day and distance.';
