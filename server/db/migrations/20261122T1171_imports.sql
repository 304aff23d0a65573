-- An import is tried, adjusted, written by a job, looked at later, and undone.

alter table import_batches
  -- What was applied before this stood was applied at once.
  add column status text not null default 'applied'
    check (status in ('tried', 'waiting', 'running', 'applied', 'failed', 'undone')),
  add column version integer not null default 1,
  -- How the file is to be read, as far as somebody said so.
  add column choices jsonb not null default '{}',
  -- What was found in the file and what it comes to; null for those applied before this stood.
  add column reading jsonb,
  -- A fingerprint of what the dry run showed: only that is written.
  add column shown text,
  -- Whether the roster changed between the dry run and the writing.
  add column is_outdated boolean not null default false,
  add column done integer not null default 0,
  add column total integer not null default 0,
  -- Its last sign of life while it is written.
  add column moved_at timestamptz,
  add column undone_at timestamptz,
  add column undone_by uuid references accounts (id);
comment on table import_batches is 'A roster file that was tried or applied; the history of each record it touched names the batch.';
-- One at a time in a building: the second is refused while the first is written.
create unique index import_batches_one_at_work on import_batches (building_id) where status in ('waiting', 'running');
create index import_batches_at_work on import_batches (moved_at) where status in ('waiting', 'running');

create table import_files (
  batch_id uuid primary key,
  building_id uuid not null,
  content bytea not null,
  foreign key (building_id, batch_id) references import_batches (building_id, id) on delete cascade
);
comment on table import_files is 'The file of a dry run, until it is applied or thrown away.';

create table import_rows (
  batch_id uuid not null,
  building_id uuid not null,
  -- Counts the people and units of the file; a row may hold several.
  entry integer not null,
  row integer not null,
  fate text not null check (fate in ('new', 'update', 'unchanged', 'warning', 'error')),
  unit_number text not null,
  name text not null,
  messages jsonb not null,
  changes jsonb not null,
  couple jsonb,
  primary key (batch_id, entry),
  foreign key (building_id, batch_id) references import_batches (building_id, id) on delete cascade
);
comment on table import_rows is 'What an import would do, or did, with each row of its file.';

create table import_records (
  batch_id uuid not null,
  building_id uuid not null,
  kind text not null check (kind in
    ('units', 'people', 'ownerships', 'tenancies', 'unit_spaces', 'vehicles', 'access_devices')),
  record_id uuid not null,
  -- The record as it stood, null for a new one; and as it was written, null for one that went.
  before jsonb,
  after jsonb,
  primary key (batch_id, kind, record_id),
  foreign key (building_id, batch_id) references import_batches (building_id, id) on delete cascade
);
comment on table import_records is 'Every record that an import wrote, before and after, so that it can be undone exactly.';

create table import_mappings (
  building_id uuid not null references buildings (id),
  -- A fingerprint of the headings of a file.
  signature text not null,
  is_wide boolean not null,
  meanings jsonb not null,
  changed_at timestamptz not null,
  account_id uuid references accounts (id),
  primary key (building_id, signature)
);
comment on table import_mappings is 'What the columns of files with certain headings are taken for, as somebody said it.';
