-- A building's own logo and icon, shown in the product, in its mails and on its paper.

create table building_pictures (
  -- Part of the picture's address, which stands in mails for ever: a new picture has a new one.
  id uuid primary key,
  building_id uuid not null references buildings (id),
  kind text not null check (kind in ('logo', 'favicon')),
  -- The content as it was drawn anew; null once another picture, or none, took its place.
  sha256 text references stored_files (sha256),
  size_bytes integer not null check (size_bytes > 0),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  created_at timestamptz not null,
  retired_at timestamptz,
  check ((sha256 is null) = (retired_at is not null))
);
comment on table building_pictures is 'The logo and the icon of a building, and the addresses of its former ones.';
create unique index building_pictures_one_current on building_pictures (building_id, kind) where sha256 is not null;
create index building_pictures_by_content on building_pictures (sha256) where sha256 is not null;
