-- How a building runs its forum, and what somebody shows of themselves in it. A building or a person without a row has
-- what everybody begins with.

create table forum_settings (
  building_id uuid primary key references buildings (id),
  -- Whose posts and comments a moderator looks at before others see them.
  look_first text not null check (look_first in ('nobody', 'newWriters', 'everybody')),
  version integer not null check (version > 0)
);
comment on table forum_settings is 'How a building runs its forum.';

create table forum_choices (
  building_id uuid not null references buildings (id),
  account_id uuid not null references accounts (id),
  -- Whether their unit number stands beside what they write.
  shows_unit boolean not null,
  primary key (building_id, account_id)
);
comment on table forum_choices is 'What somebody shows of themselves in the forum of a building.';
