-- Whether what the file store holds is still what came in; a nightly job looks.

alter table stored_files
  -- When the content was last read back whole and held against its name; null before the first time.
  add column checked_at timestamptz,
  -- What was found wrong with it: not there, another content, or there and not to be read.
  add column fault text check (fault in ('missing', 'changed', 'unreadable')),
  add column fault_found_at timestamptz,
  add constraint stored_files_fault_dated check ((fault is null) = (fault_found_at is null));
create index stored_files_by_check on stored_files (checked_at nulls first, sha256);
create index stored_files_at_fault on stored_files (fault_found_at) where fault is not null;
