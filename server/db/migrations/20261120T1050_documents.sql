create table stored_files (
  -- The SHA-256 of the content, by which the file store knows it.
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  size_bytes bigint not null check (size_bytes > 0),
  -- When it last came in or was taken off a record; what nothing refers to is swept some time after.
  used_at timestamptz not null
);
comment on table stored_files is 'A content in the file store, once however often it was sent.';
create index stored_files_by_use on stored_files (used_at);

create table attachments (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- The record that it hangs on: its kind and its id.
  subject text not null check (subject in ('notice')),
  subject_id uuid not null,
  -- Their order on the record.
  position integer not null,
  file_name text not null check (length(file_name) between 1 and 200),
  content_type text not null,
  sha256 text not null references stored_files (sha256),
  size_bytes bigint not null,
  created_at timestamptz not null,
  unique (building_id, id),
  unique (building_id, subject, subject_id, position)
);
comment on table attachments is 'A file that hangs on a record; who may see the record may download it, nobody else.';
create index attachments_by_content on attachments (sha256);
