-- How a building runs its forum, what somebody shows of themselves in it, what waits for a moderator, and what they did.

create table forum_settings (
  building_id uuid primary key references buildings (id),
  -- Whose posts and comments a moderator looks at before others see them.
  look_first text not null check (look_first in ('nobody', 'newWriters', 'everybody')),
  version integer not null check (version > 0)
);
comment on table forum_settings is 'How a building runs its forum; without a row everything shows at once.';

create table forum_choices (
  building_id uuid not null references buildings (id),
  account_id uuid not null references accounts (id),
  -- Whether their unit number stands beside what they write.
  shows_unit boolean not null,
  primary key (building_id, account_id)
);
comment on table forum_choices is 'What somebody shows of themselves in the forum of a building; nothing without a row.';

create table forum_cases (
  -- What the inbox refers to.
  id uuid primary key,
  building_id uuid not null,
  post_id uuid not null,
  -- Null where it is about the post itself.
  comment_id uuid,
  -- Why it waits: `held` where reports have hidden it, `new` where nobody has looked at it yet.
  cause text not null check (cause in ('reported', 'held', 'new', 'corrected')),
  opened_at timestamptz not null,
  settled_at timestamptz,
  -- Null for what its author took away.
  settled_by uuid references accounts (id),
  outcome text check (outcome in ('kept', 'hidden', 'gone')),
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, post_id) references forum_posts (building_id, id),
  foreign key (building_id, comment_id) references forum_comments (building_id, id),
  constraint forum_cases_settled check ((settled_at is null) = (outcome is null))
);
comment on table forum_cases is 'Something written that waits for a moderator, or was looked at.';
create unique index forum_cases_one_open on forum_cases (building_id, post_id, comment_id) nulls not distinct
  where settled_at is null;
create index forum_cases_waiting on forum_cases (building_id, id) where settled_at is null;

create table forum_reports (
  id uuid primary key,
  building_id uuid not null,
  case_id uuid not null,
  account_id uuid not null references accounts (id),
  reason text not null check (reason in (
    'rude', 'private', 'discriminating', 'untrue', 'advertising', 'offTopic', 'unlawful', 'other'
  )),
  words text not null default '',
  at timestamptz not null,
  -- Whoever reported something is heard once until somebody has looked at it.
  constraint forum_reports_once unique (building_id, case_id, account_id),
  foreign key (building_id, case_id) references forum_cases (building_id, id),
  constraint forum_reports_said check (reason <> 'other' or words <> '')
);
comment on table forum_reports is 'What somebody said is wrong with something written; its author does not learn who.';

create table forum_acts (
  -- What the inbox refers to.
  id uuid primary key,
  building_id uuid not null references buildings (id),
  at timestamptz not null,
  kind text not null check (kind in (
    'held', 'hidden', 'restored', 'kept', 'shown', 'moved', 'locked', 'unlocked', 'pinned', 'unpinned', 'lookFirst',
    'categoryMade', 'categoryChanged', 'categoryRetired', 'categoryBack'
  )),
  side text not null check (side in ('council', 'management', 'residents')),
  -- Null for what reports did.
  account_id uuid references accounts (id),
  post_id uuid,
  comment_id uuid,
  -- Who may not read the category, or the one before, reads nothing of it.
  category_id uuid,
  from_category_id uuid,
  reason text,
  -- Why. Where something was hidden, for its author and for moderators only: it may say what was hidden.
  words text not null default '',
  -- What a setting or a name was, and is.
  before text not null default '',
  after text not null default '',
  foreign key (building_id, post_id) references forum_posts (building_id, id),
  foreign key (building_id, comment_id) references forum_comments (building_id, id),
  foreign key (building_id, category_id) references forum_categories (building_id, id),
  foreign key (building_id, from_category_id) references forum_categories (building_id, id),
  constraint forum_acts_about check (comment_id is null or post_id is not null),
  constraint forum_acts_by check ((side = 'residents') = (account_id is null))
);
comment on table forum_acts is 'What was moderated, by whom and why: the log that everybody in the building reads.';
create index forum_acts_read on forum_acts (building_id, id desc);
create index forum_acts_of_category on forum_acts (building_id, category_id, id desc);
