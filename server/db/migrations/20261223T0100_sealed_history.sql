-- The history is sealed: each transaction that writes changes adds a link to a chain of hashes, one chain for each
-- building and one for the platform (the zero id). Whoever rewrites the past then has to rewrite every later link too, and
-- the newest hash is kept outside the database. npm run admin -- audit verify computes all of it again, in another language.

-- Values are hashed with a salt that goes with them, so that what is left behind tells nothing about erased values.
alter table change_values
  add column salt bytea not null default uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid())
    check (octet_length(salt) = 32);
comment on column change_values.salt is 'Random; erased with the values.';

-- A text in a hash: its length in bytes, a colon, the text, a comma; a tilde where there is none.
create function chain_part(text) returns text language sql immutable parallel safe as $$
  select coalesce(octet_length($1)::text || ':' || $1 || ',', '~')
$$;

-- A moment in a hash: microseconds since 1970 in UTC.
create function chain_instant(timestamptz) returns text language sql stable parallel safe as $$
  select case when isfinite($1) then (extract(epoch from $1) * 1000000)::bigint::text else $1::text end
$$;

-- Nothing where a change has no values.
create function change_values_hash(salt bytea, before jsonb, after jsonb) returns bytea
language sql immutable parallel safe as $$
  select sha256(salt || convert_to(chain_part(before::text) || chain_part(after::text), 'UTF8'))
$$;

-- Every column of a change, in this order, then the hash of its values.
create function change_hash(c changes, values_hash bytea) returns bytea language sql stable parallel safe as $$
  select sha256(convert_to(
    chain_part(c.id::text) || chain_part(c.building_id::text) || chain_part(c.subject) || chain_part(c.subject_id::text)
      || chain_part(c.action) || chain_part(chain_instant(c.at)) || chain_part(c.account_id::text) || chain_part(c.actor)
      || chain_part(c.request_id) || chain_part(array_dims(c.fields)) || chain_part(array_to_json(c.fields)::text)
      || chain_part(c.reason) || chain_part(encode(values_hash, 'hex')),
    'UTF8'))
$$;

-- A link: the hash of the one before it, or of its chain's id, and what it seals.
create function chain_link_hash(before bytea, seq bigint, at timestamptz, changes integer, root bytea) returns bytea
language sql stable parallel safe as $$
  select sha256(before || int8send(seq) || int8send(chain_instant(at)::bigint) || int4send(changes) || root)
$$;
create function chain_beginning(scope uuid) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(scope::text, 'UTF8'))
$$;

create table chain_heads (
  -- A building, or the zero id for the platform.
  scope uuid primary key,
  seq bigint not null,
  hash bytea not null check (octet_length(hash) = 32)
);
comment on table chain_heads is 'The newest link of each chain. A transaction holds its row from its last statement to its end, so that no chain forks.';

create table chain_links (
  scope uuid not null,
  -- From 1; link 0 holds the changes that were there before the history was sealed, which proves nothing about them.
  seq bigint not null check (seq >= 0),
  at timestamptz not null,
  changes integer not null check (changes > 0),
  -- Of the hashes of its changes, by their id.
  root bytea not null check (octet_length(root) = 32),
  hash bytea not null check (octet_length(hash) = 32)
);
comment on table chain_links is 'What one transaction added to the history of a building, bound to all that was there before.';

create table chain_rows (
  change_id uuid not null,
  scope uuid not null,
  seq bigint not null,
  row_hash bytea not null check (octet_length(row_hash) = 32),
  -- Of the values beside the change; stays when they are erased.
  values_hash bytea check (octet_length(values_hash) = 32)
);
comment on table chain_rows is 'The link that holds a change, and the change''s hash.';

-- What was recorded before: all of it in one link a chain.
insert into chain_rows (change_id, scope, seq, row_hash, values_hash)
select c.id, coalesce(c.building_id, '00000000-0000-0000-0000-000000000000'), 0, change_hash(c, h.hash), h.hash
from changes c
left join change_values v on v.change_id = c.id
cross join lateral (select change_values_hash(v.salt, v.before, v.after) as hash) h;

insert into chain_links (scope, seq, at, changes, root, hash)
select r.scope, 0, r.at, r.changes, r.root, chain_link_hash(chain_beginning(r.scope), 0, r.at, r.changes, r.root)
from (
  select scope, now() as at, count(*)::integer as changes, sha256(string_agg(row_hash, '' order by change_id)) as root
  from chain_rows group by scope) r;

insert into chain_heads (scope, seq, hash) select scope, seq, hash from chain_links;

-- Only now, so that a long history is not checked row by row.
alter table chain_links add primary key (scope, seq);
alter table chain_rows
  add primary key (change_id),
  add foreign key (change_id) references changes (id),
  add foreign key (scope, seq) references chain_links (scope, seq);
create index chain_rows_of_link on chain_rows (scope, seq, change_id);

create trigger chain_links_stay before update or delete on chain_links for each row execute function changes_stay();
create trigger chain_links_stay_whole before truncate on chain_links for each statement execute function changes_stay();
create trigger chain_rows_stay before update or delete on chain_rows for each row execute function changes_stay();
create trigger chain_rows_stay_whole before truncate on chain_rows for each statement execute function changes_stay();
create trigger chain_heads_stay before delete on chain_heads for each row execute function changes_stay();
create trigger chain_heads_stay_whole before truncate on chain_heads for each statement execute function changes_stay();

-- Erasures of values, which verifying asks for.
create index changes_of_erasures on changes (building_id, id) where action = 'values erased';
