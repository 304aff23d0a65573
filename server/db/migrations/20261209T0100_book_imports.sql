-- Balances of previous records: how a building that changes to these books begins them.

create table book_imports (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Where the balances come from: a file, the imported roster, or only the statements of the bank.
  origin text not null check (origin in ('file', 'roster', 'bank')),
  -- Of the file.
  name text check (name <> ''),
  -- The table itself, until it is undone.
  content bytea,
  -- By which it is known again, and its headings.
  content_key text,
  headings text,
  -- The day of the balances, and how the table is read.
  as_of date not null,
  choices jsonb not null,
  -- How it was read, as it is shown.
  reading jsonb not null,
  -- What owners owe by it, and what they paid ahead.
  owed_cents bigint not null check (owed_cents >= 0),
  credit_cents bigint not null check (credit_cents >= 0),
  -- In the bank account of each fund; null where that isn't entered by it.
  operating_cents bigint,
  reserve_cents bigint,
  -- Under which it is in the books.
  sources text[],
  state text not null check (state in ('tried', 'added', 'undone')),
  at timestamptz not null,
  -- Who sent it, and later who added it; null for a command.
  sent_by uuid references accounts (id),
  version integer not null default 1,
  unique (building_id, id),
  constraint book_imports_of_files check ((origin = 'file') = (name is not null)),
  constraint book_imports_of_tables check ((origin = 'bank') = (content_key is null) and (origin = 'bank') = (headings is null)),
  constraint book_imports_tried_whole check (state <> 'tried' or (origin = 'bank') = (content is null)),
  constraint book_imports_entered check ((state = 'tried') = (sources is null))
);
comment on table book_imports is 'Balances of previous records that come into the books together, and can be taken out together.';
create index book_imports_listed on book_imports (building_id, id desc);
-- A table is in the books once. What a bank account began with is entered once, and so is what the roster says.
create unique index book_imports_once on book_imports (building_id, content_key) where state = 'added' and content_key is not null;
create unique index book_imports_one_operating on book_imports (building_id)
  where state = 'added' and operating_cents is not null;
create unique index book_imports_one_reserve on book_imports (building_id) where state = 'added' and reserve_cents is not null;
create unique index book_imports_one_roster on book_imports (building_id) where state = 'added' and origin = 'roster';

create table book_import_mappings (
  building_id uuid not null references buildings (id),
  headings text not null,
  choices jsonb not null,
  changed_at timestamptz not null,
  primary key (building_id, headings)
);
comment on table book_import_mappings is 'How tables of balances with the same headings are read.';
