-- Searches find names and words however they are spelled, and lists of names are in the order that a Canadian reader expects.

-- What a keyboard types plainly: small letters, no accents, no apostrophes; contract/plain.ts says the same.
create function plain_letters(words text) returns text language sql immutable strict parallel safe
return normalize(
  replace(replace(replace(replace(replace(
    translate(
      lower(regexp_replace(
        normalize(
          translate(
            words,
            U&'\0027\2018\2019\201B\0060\00B4\2032\02B9\02BB\02BC\02BD\02BE\02BF\02C0\02C8\0294\00AD\200B\200C\200D\2060\FEFF\FF07',
            ''),
          nfkd) collate "C",
        '[\u0300-\u036F\u0591-\u05C7\u064B-\u065F\u0670\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE20-\uFE2F]', '', 'g')
        collate "und-x-icu"),
      'łɬøđðħıŧəς' || U&'\2010\2011\2012\2013\2014\2015\2212', 'lloddhiteσ-------'),
    'ß', 'ss'), 'œ', 'oe'), 'æ', 'ae'), 'þ', 'th'), 'ŋ', 'ng'),
  nfc);
comment on function plain_letters is 'The slow half of plain(), for texts beyond ASCII.';

create function plain(words text) returns text language sql immutable parallel safe
return case when octet_length(words) = length(words) then lower(translate(words, '''`', '') collate "C")
  else plain_letters(words) end;
comment on function plain is 'A text as every search compares it: small letters without accents and apostrophes, ł as l, ß as ss.';

create collation names (provider = icu, locale = 'en-CA-u-kn-true');
comment on collation names is 'Accents and capitals matter only between names that are otherwise alike; 2 comes before 10.';

create function sort_key(name text) returns text language sql immutable strict parallel safe
return translate(name, U&'\0027\2018\2019\0060\02BB\02BC', '');
comment on function sort_key is 'A name as lists are ordered by it, under the collation names: O''Brien is among the Obriens.';

-- Long texts are kept as searches compare them, so that a search reads them as fast as they are.
alter table tickets add column plain_words text not null
  generated always as (plain(title || E'\n' || words || E'\n' || place_words)) stored;
comment on column tickets.plain_words is 'Title, description and place, as searches compare them.';
alter table proposals add column plain_body text not null
  generated always as (plain(regexp_replace(body, '<[^>]*>', ' ', 'g'))) stored;
comment on column proposals.plain_body is 'The text without its tags, as searches compare it.';
alter table enquiries add column plain_words text not null generated always as (
  plain(first_name || ' ' || last_name || E'\n' || email || E'\n' || building_name || E'\n' || address || E'\n' || message)
) stored;
comment on column enquiries.plain_words is 'Whatever an enquiry is found by except its number, as searches compare it.';

-- A search within a building reads that building's rows. Those over all buildings use an index by groups of three letters
-- where the server has that extension (it comes with PostgreSQL, but a server may lack it or forbid it).
do $$
begin
  create extension if not exists pg_trgm;
  create index accounts_by_name on accounts
    using gin (plain(' ' || first_name || ' ' || last_name) gin_trgm_ops, email gin_trgm_ops);
  create index buildings_by_name on buildings using gin (plain(name || E'\n' || city || E'\n' || address) gin_trgm_ops);
exception when insufficient_privilege or undefined_file or feature_not_supported or undefined_object then
  raise notice 'pg_trgm is not available: searches over all buildings read the whole table';
end $$;

drop index vendors_listed;
create index vendors_listed on vendors (building_id, (sort_key(name)) collate names, id);
drop index assets_listed;
create index assets_listed on assets (building_id, (sort_key(name)) collate names, id);

-- What documents and folders are ordered by is under the same collation.
alter table documents alter column title_key type text collate names;
alter table document_folders alter column name_key type text collate names;

-- What was found by words before is found by more of them: by names whose apostrophe parted them, by letters that are typed
-- plainly, and inside texts without spaces by each two signs that follow each other.
create function pg_temp.more_words(words text) returns table (word text, place bigint) language sql as $$
  with runs as (
    select run[1] as run, row_number() over () as place, run[1] ~ '[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u30FF\u3400-\u9FFF\uF900-\uFAFF]' as is_unspaced
    from regexp_matches(plain(words) collate "und-x-icu",
      '([\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u30FF\u3400-\u9FFF\uF900-\uFAFF]+|(?:(?![\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u3005-\u30FF\u3400-\u9FFF\uF900-\uFAFF])[[:alnum:]])+)', 'g') run)
  select case when is_unspaced then substr(run, sign, 2) else left(run, 60) end, row_number() over (order by place, sign)
  from runs, generate_series(1, case when is_unspaced then length(run) else 1 end) sign
$$;
create function pg_temp.has_more(words text) returns boolean language sql as $$
  select octet_length(words) <> length(words) or words like '%''%' or words like '%&#39;%'
$$;
create function pg_temp.text_of(html text) returns text language sql as $$
  select replace(replace(replace(regexp_replace(html, '<[^>]*>', ' ', 'g'), '&nbsp;', ' '), '&#39;', ''''), '&amp;', '&')
$$;
create function pg_temp.more_lexemes(words text) returns tsvector language sql as $$
  select array_to_tsvector(coalesce(array_agg(distinct m.word), '{}')) from pg_temp.more_words(words) m
$$;
create function pg_temp.more_marked(building uuid, words text) returns tsvector language sql as $$
  select marked_words(right(replace(building::text, '-', ''), 12) || ':', array_agg(m.word), array_agg(m.place::text))
  from pg_temp.more_words(words) m
$$;
update notices set words = words || pg_temp.more_lexemes(title || ' ' || pg_temp.text_of(content))
  where pg_temp.has_more(title || content);
update forum_posts set words = words || pg_temp.more_lexemes(title || ' ' || pg_temp.text_of(body))
  where pg_temp.has_more(title || body);
update forum_comments set words = words || pg_temp.more_lexemes(pg_temp.text_of(body)) where pg_temp.has_more(body);
update decisions set words = words || pg_temp.more_lexemes(title || ' ' || pg_temp.text_of(wording))
  where pg_temp.has_more(title || wording);
update documents set words = words || pg_temp.more_marked(building_id, title || ' ' || description)
  where pg_temp.has_more(title || description);
update page_words w set words = w.words || pg_temp.more_marked(w.building_id, p.text)
  from file_pages p where p.sha256 = w.sha256 and p.page = w.page and pg_temp.has_more(p.text);
