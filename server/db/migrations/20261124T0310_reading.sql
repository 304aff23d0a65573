-- The text inside files, so that documents are found by it.

create table file_readings (
  sha256 text primary key references stored_files (sha256) on delete cascade,
  content_type text not null,
  -- Waiting until a job has read it; what cannot be read says why.
  state text not null default 'waiting' check (state in ('waiting', 'read', 'unreadable')),
  reason text check (reason in ('protected', 'noText', 'damaged', 'tooMuch')),
  read_at timestamptz,
  constraint file_readings_reason check ((state = 'unreadable') = (reason is not null)),
  constraint file_readings_read check ((state = 'waiting') = (read_at is null))
);
comment on table file_readings is 'Whether the text of a content was read; once, in however many buildings it lies.';

create table file_pages (
  sha256 text not null references file_readings (sha256) on delete cascade,
  -- From 1; of a file without pages, the parts into which its text was cut.
  page integer not null check (page > 0),
  text text not null,
  primary key (sha256, page)
);
comment on table file_pages is 'The text of a page; a page without text has no row.';

create table page_words (
  building_id uuid not null references buildings (id),
  sha256 text not null,
  page integer not null,
  -- Each word led by a mark of the building, so that the index itself never looks into another building.
  words tsvector not null,
  primary key (building_id, sha256, page),
  foreign key (sha256, page) references file_pages (sha256, page) on delete cascade
);
comment on table page_words is 'What a page is found by in one building; which documents show it, their versions say.';
create index page_words_by_words on page_words using gin (words);
create index page_words_of_page on page_words (sha256, page);

-- Words with their places (as `1,5`), each also as its English stem, led by a mark: what a text is found by. Nothing is
-- left out as too common, so that whole phrases can be found.
create function marked_words(mark text, words text[], places text[]) returns tsvector
language sql immutable parallel safe as $$
  select coalesce(string_agg(format('''%s%s'':%s', mark, form, place), ' '), '')::tsvector
  from unnest(words, places) as w (word, place)
  cross join lateral (
    select word as form union select coalesce((ts_lexize('pg_catalog.english_stem', word))[1], word)) forms
$$;
