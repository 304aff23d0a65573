-- The library of a building: documents with their versions, in categories and folders, with who may do what in each.

create table document_folders (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  category text not null check (category in (
    'bylaws', 'rules', 'minutes', 'financial', 'insurance', 'contracts', 'forms', 'guides', 'other'
  )),
  name text not null check (length(name) between 1 and 80),
  -- By this folders stand in order, and no two of a category are called alike.
  name_key text collate "C" not null,
  created_at timestamptz not null,
  -- The row stays, so that the history still names it and still knows who may see what lay in it.
  deleted_at timestamptz,
  version integer not null default 1,
  unique (building_id, id, category)
);
comment on table document_folders is 'A folder inside a category of a building''s library.';
create unique index document_folders_names on document_folders (building_id, category, name_key) where deleted_at is null;

create table document_permissions (
  building_id uuid not null references buildings (id),
  category text not null check (category in (
    'bylaws', 'rules', 'minutes', 'financial', 'insurance', 'contracts', 'forms', 'guides', 'other'
  )),
  -- Null for the category itself.
  folder_id uuid,
  -- The folder or else the category, as documents name theirs.
  place text not null generated always as (coalesce(folder_id::text, category)) stored,
  -- What each role may do there; null: as the category says, or for a category, as the law suggests.
  owner text check (owner in ('none', 'read', 'manage')),
  tenant text check (tenant in ('none', 'read', 'manage')),
  member text check (member in ('none', 'read', 'manage')),
  visitor text check (visitor in ('none', 'read', 'manage')),
  council text check (council in ('none', 'read', 'manage')),
  version integer not null default 1,
  primary key (building_id, place),
  foreign key (building_id, folder_id, category) references document_folders (building_id, id, category)
);
comment on table document_permissions is
  'What a building chose that a role may do in a category or folder. Management always manages, so it has no column.';

create table documents (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  category text not null check (category in (
    'bylaws', 'rules', 'minutes', 'financial', 'insurance', 'contracts', 'forms', 'guides', 'other'
  )),
  -- A folder of this very category; null for what lies in the category itself.
  folder_id uuid,
  -- Where it lies, in a word: permissions are looked up by it.
  place text not null generated always as (coalesce(folder_id::text, category)) stored,
  title text not null check (length(title) between 1 and 200),
  -- The title as lists are ordered by it: without accents and capitals, numbers as numbers.
  title_key text collate "C" not null,
  description text not null default '',
  -- The words of title, description and file name in their plainest form, and a mark of the building.
  words tsvector not null,
  effective_on date,
  -- The last day on which it holds, by the building's clocks.
  expires_on date,
  -- What record it is, by which the law says how long it is kept.
  record_kind text not null,
  -- While a hold lies on it, nobody deletes it.
  hold_reason text check (length(hold_reason) between 1 and 500),
  hold_by uuid references accounts (id),
  hold_since timestamptz,
  pinned_at timestamptz,
  -- The number of its newest version, and when that came.
  newest integer not null check (newest > 0),
  updated_at timestamptz not null,
  created_at timestamptz not null,
  -- In the bin since then; restored until it is purged.
  deleted_at timestamptz,
  -- When its contents were let go for good; the row stays, so that the history still names it.
  purged_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, folder_id, category) references document_folders (building_id, id, category),
  constraint documents_days check (expires_on >= effective_on),
  constraint documents_hold check ((hold_since is null) = (hold_reason is null) and (hold_since is null) = (hold_by is null)),
  -- Of deleting and holding at the same moment, one is refused.
  constraint documents_held_stay check (hold_since is null or deleted_at is null),
  constraint documents_pins check (pinned_at is null or deleted_at is null),
  constraint documents_purged check (purged_at is null or deleted_at is not null)
);
comment on table documents is 'A document of a building, whatever its versions.';
create index documents_by_title on documents (building_id, title_key, id) where deleted_at is null;
create index documents_in_place on documents (building_id, place, title_key, id) where deleted_at is null;
create index documents_newest on documents (building_id, updated_at desc, id desc) where deleted_at is null;
create index documents_pinned on documents (building_id, pinned_at desc) where pinned_at is not null;
create index documents_expiring on documents (building_id, expires_on) where deleted_at is null and expires_on is not null;
create index documents_in_bin on documents (building_id, deleted_at desc, id desc) where deleted_at is not null and purged_at is null;
create index documents_of_folder on documents (building_id, folder_id) where folder_id is not null;
create index documents_by_words on documents using gin (words);

create table document_versions (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  document_id uuid not null,
  number integer not null check (number > 0),
  file_name text not null,
  content_type text not null,
  -- Null once the document was purged.
  sha256 text references stored_files (sha256),
  size_bytes bigint not null check (size_bytes > 0),
  note text not null default '',
  -- The version that it brought back; null for one that came as a file.
  restored_from integer check (restored_from < number),
  account_id uuid not null references accounts (id),
  created_at timestamptz not null,
  foreign key (building_id, document_id) references documents (building_id, id),
  unique (building_id, document_id, id),
  -- Of two that come at the same moment, each gets a number of its own.
  constraint document_versions_numbers unique (building_id, document_id, number)
);
comment on table document_versions is 'A version of a document: its file, who brought it and when. Versions are never changed.';
create index document_versions_by_content on document_versions (sha256);
alter table documents add foreign key (building_id, id, newest)
  references document_versions (building_id, document_id, number) deferrable initially deferred;

create table document_downloads (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  document_id uuid not null,
  version_id uuid not null,
  account_id uuid not null references accounts (id),
  at timestamptz not null,
  -- Taken alone, looked at inside the page, or taken along in a ZIP.
  kind text not null check (kind in ('download', 'viewed', 'zip')),
  -- The building's day, on which looking is noted once.
  on_day date not null,
  foreign key (building_id, document_id, version_id) references document_versions (building_id, document_id, id)
);
comment on table document_downloads is 'Who took or looked at which version of a document. Lines are only added.';
create index document_downloads_listed on document_downloads (building_id, document_id, id desc);
create unique index document_downloads_viewed on document_downloads (version_id, account_id, on_day) where kind = 'viewed';

create table document_reminders (
  building_id uuid not null references buildings (id),
  document_id uuid not null,
  -- The last day that was reminded of; another one is reminded of anew.
  expires_on date not null,
  -- How many days before.
  days integer not null check (days > 0),
  id uuid not null unique,
  sent_at timestamptz not null,
  primary key (document_id, expires_on, days),
  foreign key (building_id, document_id) references documents (building_id, id)
);
comment on table document_reminders is 'That those who manage a document were reminded of its end; once for each day that it was to end.';

create function document_downloads_stay() returns trigger language plpgsql as $$
begin
  raise exception 'the download log is never edited';
end $$;
create trigger document_downloads_stay before update or delete on document_downloads
  for each row execute function document_downloads_stay();
