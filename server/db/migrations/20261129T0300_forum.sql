-- The forum: categories with who reads and who writes, posts, comments one level deep, and what readers do with them.

create table forum_categories (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  -- Its place in addresses.
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 40),
  name text not null check (length(name) between 1 and 40),
  about text not null default '',
  kind text not null check (kind in ('general', 'marketplace', 'council')),
  -- For anybody else the category is not there; a visitor reads none.
  read_roles text[] not null check (read_roles <@ array['owner', 'tenant', 'member', 'council', 'management']),
  write_roles text[] not null check (write_roles <@ read_roles),
  -- Its place in the list.
  place integer not null,
  -- Since when nothing new is written in it.
  retired_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  unique (building_id, id),
  constraint forum_categories_slugged unique (building_id, slug),
  -- Council's own category is council's, and management's where council grants it.
  constraint forum_categories_council check (
    kind <> 'council' or ('council' = any (read_roles) and read_roles <@ array['council', 'management'])
  )
);
comment on table forum_categories is 'A part of the forum with its own readers and writers.';
create unique index forum_categories_one_council on forum_categories (building_id) where kind = 'council';
create index forum_categories_placed on forum_categories (building_id, place, id);

create table forum_posts (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  category_id uuid not null,
  author_id uuid not null references accounts (id),
  title text not null check (length(title) between 1 and 150),
  -- Rich text, cleaned when it was written.
  body text not null,
  -- Its first words without tags.
  preview text not null,
  -- The words of title and text, and a mark of the building so that a search stays inside it.
  words tsvector not null,
  -- In whose name it was written, where somebody said so.
  official text check (official in ('council', 'management')),
  status text not null default 'visible' check (status in ('visible', 'hidden', 'awaiting')),
  -- Why and when it was hidden the last time; its author reads the reason.
  hidden_reason text,
  hidden_at timestamptz,
  pinned boolean not null default false,
  locked_at timestamptz,
  -- The comment that answers it.
  answer_id uuid,
  price_cents integer check (price_cents >= 0),
  sold_at timestamptz,
  has_poll boolean not null default false,
  file_count integer not null default 0 check (file_count between 0 and 10),
  -- Counters, written with what they count: comments that everybody sees, and reactions by their kind.
  comment_count integer not null default 0 check (comment_count >= 0),
  reactions jsonb not null default '{}',
  created_at timestamptz not null,
  -- When it was written or last commented on.
  last_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  foreign key (building_id, category_id) references forum_categories (building_id, id),
  constraint forum_posts_hidden check (status <> 'hidden' or (hidden_at is not null and hidden_reason <> ''))
);
comment on table forum_posts is 'What somebody wrote in the forum, with the counters that lists show.';
create index forum_posts_listed on forum_posts (building_id, pinned desc, last_at desc, id desc)
  where deleted_at is null and status = 'visible';
create index forum_posts_in_category on forum_posts (building_id, category_id, pinned desc, last_at desc, id desc)
  where deleted_at is null and status = 'visible';
create index forum_posts_active on forum_posts (building_id, category_id, last_at desc)
  where deleted_at is null and status = 'visible';
create index forum_posts_of_author on forum_posts (building_id, author_id, last_at desc, id desc) where deleted_at is null;
-- What waits for moderators.
create index forum_posts_withheld on forum_posts (building_id, status, id) where deleted_at is null and status <> 'visible';
create index forum_posts_by_words on forum_posts using gin (words) where deleted_at is null and status = 'visible';

create table forum_comments (
  id uuid primary key,
  building_id uuid not null references buildings (id),
  post_id uuid not null,
  -- The comment that it stands below: one of the same post that stands below none.
  parent_id uuid,
  is_top boolean not null generated always as (parent_id is null) stored,
  parent_is_top boolean generated always as (case when parent_id is not null then true end) stored,
  -- The comment that it quotes.
  quote_id uuid,
  author_id uuid not null references accounts (id),
  body text not null,
  preview text not null,
  words tsvector not null,
  official text check (official in ('council', 'management')),
  status text not null default 'visible' check (status in ('visible', 'hidden', 'awaiting')),
  hidden_reason text,
  hidden_at timestamptz,
  file_count integer not null default 0 check (file_count between 0 and 4),
  -- Replies that everybody sees.
  reply_count integer not null default 0 check (reply_count >= 0),
  reactions jsonb not null default '{}',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz,
  version integer not null default 1,
  unique (building_id, id),
  constraint forum_comments_placed unique (building_id, post_id, id, is_top),
  foreign key (building_id, post_id) references forum_posts (building_id, id),
  foreign key (building_id, post_id, parent_id, parent_is_top)
    references forum_comments (building_id, post_id, id, is_top),
  foreign key (building_id, quote_id) references forum_comments (building_id, id),
  constraint forum_comments_hidden check (status <> 'hidden' or (hidden_at is not null and hidden_reason <> ''))
);
comment on table forum_comments is 'A comment on a post, or a reply to a comment.';
create index forum_comments_of_post on forum_comments (building_id, post_id, id) where parent_id is null;
create index forum_comments_below on forum_comments (building_id, parent_id, id) where parent_id is not null;
create index forum_comments_of_author on forum_comments (building_id, author_id, id desc) where deleted_at is null;
create index forum_comments_withheld on forum_comments (building_id, status, id) where deleted_at is null and status <> 'visible';
-- Where many hold the words of a search, the newest of the building are looked through.
create index forum_comments_newest on forum_comments (building_id, id desc) where deleted_at is null and status = 'visible';
create index forum_comments_by_words on forum_comments using gin (words) where deleted_at is null and status = 'visible';

alter table forum_posts
  add constraint forum_posts_answered foreign key (building_id, answer_id) references forum_comments (building_id, id);

create table forum_edits (
  id uuid primary key,
  building_id uuid not null,
  post_id uuid not null,
  -- Null where the post itself was changed.
  comment_id uuid,
  -- Until when it said so, and who changed it.
  at timestamptz not null,
  account_id uuid not null references accounts (id),
  title text,
  body text not null,
  -- It was hidden, or stood before something that was: for its author and for moderators only.
  is_withheld boolean not null default false,
  foreign key (building_id, post_id) references forum_posts (building_id, id),
  foreign key (building_id, comment_id) references forum_comments (building_id, id),
  constraint forum_edits_titled check ((title is null) = (comment_id is not null))
);
comment on table forum_edits is 'What a post or a comment said before somebody changed it.';
create index forum_edits_of_post on forum_edits (building_id, post_id, id desc) where comment_id is null;
create index forum_edits_of_comment on forum_edits (building_id, comment_id, id desc) where comment_id is not null;

create table forum_reactions (
  building_id uuid not null,
  post_id uuid not null,
  -- Null for a reaction to the post itself.
  comment_id uuid,
  account_id uuid not null references accounts (id),
  reaction text not null check (reaction in ('like', 'thanks', 'agree', 'sad', 'celebrate')),
  at timestamptz not null,
  -- One reaction a person.
  constraint forum_reactions_once unique nulls not distinct (building_id, post_id, comment_id, account_id),
  foreign key (building_id, post_id) references forum_posts (building_id, id),
  foreign key (building_id, comment_id) references forum_comments (building_id, id)
);
comment on table forum_reactions is 'What somebody answered without words.';
create index forum_reactions_of_comment on forum_reactions (building_id, comment_id) where comment_id is not null;

create table forum_follows (
  building_id uuid not null,
  post_id uuid not null,
  account_id uuid not null references accounts (id),
  attention text not null check (attention in ('none', 'following', 'muted')),
  since timestamptz not null,
  primary key (post_id, account_id),
  foreign key (building_id, post_id) references forum_posts (building_id, id)
);
comment on table forum_follows is 'Whether somebody follows a post or has muted it; without a row they never said.';
create index forum_follows_of_account on forum_follows (building_id, account_id, post_id) where attention = 'following';

create table forum_reads (
  building_id uuid not null,
  account_id uuid not null references accounts (id),
  post_id uuid not null,
  read_until timestamptz not null,
  primary key (account_id, post_id),
  foreign key (building_id, post_id) references forum_posts (building_id, id)
);
comment on table forum_reads is 'Until when somebody has read a post.';

create table forum_marks (
  building_id uuid not null,
  account_id uuid not null references accounts (id),
  category_id uuid not null,
  read_until timestamptz not null,
  primary key (account_id, category_id),
  foreign key (building_id, category_id) references forum_categories (building_id, id)
);
comment on table forum_marks is 'Until when somebody takes everything in a category as read.';

create table forum_mentions (
  -- What the inbox refers to.
  id uuid primary key,
  building_id uuid not null,
  post_id uuid not null,
  -- Null where the post itself mentions them.
  comment_id uuid,
  account_id uuid not null references accounts (id),
  at timestamptz not null,
  constraint forum_mentions_once unique nulls not distinct (building_id, post_id, comment_id, account_id),
  foreign key (building_id, post_id) references forum_posts (building_id, id),
  foreign key (building_id, comment_id) references forum_comments (building_id, id)
);
comment on table forum_mentions is 'That somebody was mentioned, and told so once.';

create table forum_polls (
  post_id uuid primary key,
  building_id uuid not null,
  closes_at timestamptz,
  -- Written with what it counts.
  answer_count integer not null default 0 check (answer_count >= 0),
  unique (building_id, post_id),
  foreign key (building_id, post_id) references forum_posts (building_id, id)
);
comment on table forum_polls is 'A question that a post asks its readers: one answer a person.';

create table forum_poll_choices (
  id uuid primary key,
  building_id uuid not null,
  post_id uuid not null,
  place integer not null,
  words text not null check (length(words) between 1 and 100),
  answer_count integer not null default 0 check (answer_count >= 0),
  unique (building_id, post_id, id),
  unique (building_id, post_id, place),
  foreign key (building_id, post_id) references forum_polls (building_id, post_id)
);
comment on table forum_poll_choices is 'What can be chosen in the poll of a post.';

create table forum_poll_answers (
  building_id uuid not null,
  post_id uuid not null,
  account_id uuid not null references accounts (id),
  choice_id uuid not null,
  at timestamptz not null,
  primary key (post_id, account_id),
  foreign key (building_id, post_id, choice_id) references forum_poll_choices (building_id, post_id, id)
);
comment on table forum_poll_answers is 'What somebody chose; until the poll closes the last answer counts.';

alter table attachments
  drop constraint attachments_subject,
  add constraint attachments_subject
    check (subject in (
      'notice', 'accessRequest', 'recordsItem', 'letter', 'vendor', 'ticket', 'ticketEvent', 'ticketInternalNote', 'workOrder',
      'asset', 'parkingViolation', 'amenity', 'bookingIncident', 'proposal', 'forumPost', 'forumComment'
    ));

-- What every building begins with.
insert into forum_categories (id, building_id, slug, name, about, kind, read_roles, write_roles, place, created_at)
select gen_random_uuid(), b.id, s.slug, s.name, s.about, s.kind, s.roles, s.roles, s.place, b.created_at
from buildings b cross join (values
  ('general', 'General', 'What is going on in the building.', 'general',
    array['owner', 'tenant', 'member', 'council', 'management'], 1),
  ('questions', 'Questions', 'Ask your neighbours; an answer can be marked.', 'general',
    array['owner', 'tenant', 'member', 'council', 'management'], 2),
  ('marketplace', 'Marketplace', 'Sell, give away or look for something.', 'marketplace',
    array['owner', 'tenant', 'member', 'council', 'management'], 3),
  ('council', 'Council', 'Among members of the council.', 'council', array['council'], 4)
) s (slug, name, about, kind, roles, place);
