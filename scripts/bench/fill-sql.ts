/** How many notices a growing building holds. */
export type Size = number

/** Ids that a word names, in the form of ours; and ids of a moment, so that they lie in indexes as ours do. */
export const functions = `
  create function bench_id(word text) returns uuid language sql immutable as
    $$ select overlay(overlay(md5(word) placing '7' from 13) placing '8' from 17)::uuid $$;
  create function bench_id_at(at timestamptz) returns uuid language sql volatile as $$
    select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
      || '8' || substr(md5(random()::text), 1, 15))::uuid $$`

const buildings = (now: string, sizes: readonly Size[]) => `
  create table bench_buildings as
    select n, 'building ' || n as word, case n when 1 then 10000 else 50 + n * 37 % 450 end as notices,
      case n when 1 then 300 else 40 end as units, case n when 1 then 400 else 30 end as people
    from generate_series(1, 200) n
    union all
    select 1000 + place, 'growing ' || size, size, 1, 0
    from unnest(array[${sizes.join(', ')}]) with ordinality as s (size, place);
  insert into buildings (id, name, code, address, city, province, postal_code, plan_number, jurisdiction, privacy_regime,
    time_zone, features, created_at)
  select bench_id(word), 'Bench ' || word, 'BENCH' || n, '1 Main Street', 'Vancouver', 'BC', 'V6B 1A1', 'EPS' || n, 'BC',
    'BC_PIPA', 'America/Vancouver', '{"notices": true, "forum": true, "parking": true, "maintenanceTickets": true}',
    '${now}'
  from bench_buildings`

/** Everybody has one account, one unit and one role; one owner lives in the growing buildings as well. */
const people = (now: string) => `
  create table bench_people as
    select b.n, b.word, 'account ' || b.n || ' ' || k as account, 1 + k % b.units as unit,
      case when k = 1 then 'management' when k < 9 then 'council' when k % 3 = 0 then 'tenant' else 'owner' end as role
    from bench_buildings b, generate_series(1, b.people) k
    union all
    select n, word, 'account 1 20', 1, 'owner' from bench_buildings where n > 1000;
  insert into accounts (id, email, first_name, last_name, email_verified_at, created_at)
  select bench_id(account), replace(account, ' ', '.') || '@example.com', 'Bench', initcap(account), '${now}', '${now}'
  from bench_people where n <= 1000;
  insert into memberships (id, building_id, account_id, role, started_at)
  select bench_id('membership ' || word || account), bench_id(word), bench_id(account), role, '${now}' from bench_people;
  insert into units (id, building_id, unit_number, sort_key, created_at)
  select bench_id(word || ' unit ' || u), bench_id(word), u::text, lpad(u::text, 6, '0'), '${now}'
  from bench_buildings b, generate_series(1, b.units) u;
  insert into people (id, building_id, first_name, last_name, same_key, account_id, created_at)
  select bench_id('person ' || word || account), bench_id(word), 'Bench', initcap(account), account, bench_id(account),
    '${now}' from bench_people;
  insert into ownerships (id, building_id, unit_id, person_id, created_at)
  select bench_id('tie ' || word || account), bench_id(word), bench_id(word || ' unit ' || unit),
    bench_id('person ' || word || account), '${now}' from bench_people where role in ('owner', 'council');
  insert into tenancies (id, building_id, unit_id, person_id, kind, created_at)
  select bench_id('tie ' || word || account), bench_id(word), bench_id(word || ' unit ' || unit),
    bench_id('person ' || word || account), 'tenant', '${now}' from bench_people where role = 'tenant'`

/** One every ten minutes back in time: some drafts, some expired, three in ten for a part of the building. */
const notices = (now: string) => `
  insert into notices (id, building_id, title, content, preview, words, type, priority, audience, must_acknowledge,
    author_id, created_at, released_at, publish_date, expires_at, told_at)
  select bench_id_at(at), bench_id(word), 'Notice number ' || j || ' of this building', '<p>' || text || '</p>',
    left(text, 150), array_to_tsvector(array['@' || bench_id(word), 'notice', 'number', j::text, 'water', 'tuesday']),
    (array['maintenance', 'event', 'meeting', 'announcement', 'policy'])[1 + j % 5],
    (array['low', 'medium', 'high', 'urgent'])[1 + j % 4],
    case when j % 20 < 14 then 'all' when j % 20 < 16 then 'owners' when j % 20 = 16 then 'tenants'
      when j % 20 = 17 then 'council' else 'specific_units' end,
    j % 10 = 0, bench_id('account 1 1'), at, released, released,
    case when j % 23 = 0 then released + interval '1 minute' end, released
  from (
    select b.word, j, '${now}'::timestamptz - j * interval '10 minutes' as at,
      case when j % 29 > 0 then '${now}'::timestamptz - j * interval '10 minutes' end as released,
      repeat('The water is off on Tuesday morning while the pump is changed. ', 5) as text
    from bench_buildings b, generate_series(1, b.notices) j) made;
  insert into notice_units (building_id, notice_id, unit_id)
  select n.building_id, n.id, u.id from notices n
  join lateral (select id from units where building_id = n.building_id order by sort_key limit 3) u on true
  where n.audience = 'specific_units'`

/**
 * Of the newest notices everybody was told, and half of them were opened by each; the last dozen stand unread.
 * The owner in the growing buildings has opened half of all there is.
 */
const marks = `
  create table bench_newest as
    select b.n, w.* from bench_buildings b cross join lateral (
      select n.building_id, n.id, n.told_at, row_number() over (order by n.listed_at desc) as place from notices n
      where n.building_id = bench_id(b.word) and n.told_at is not null
      order by n.listed_at desc limit case b.n when 1 then 200 else 20 end) w
    where b.n <= 1000;
  insert into notice_recipients (building_id, notice_id, round, person_id, account_id, unit_id, role)
  select w.building_id, w.id, 0, bench_id('person ' || p.word || p.account), bench_id(p.account),
    bench_id(p.word || ' unit ' || p.unit), case when p.role = 'tenant' then 'tenant' else 'owner' end
  from bench_newest w join bench_people p on p.n = w.n;
  insert into notice_receipts (building_id, notice_id, account_id, round, read_at)
  select w.building_id, w.id, bench_id(p.account), 0, w.told_at + interval '1 hour'
  from bench_newest w join bench_people p on p.n = w.n where (w.place + p.unit) % 2 = 0;
  insert into notice_receipts (building_id, notice_id, account_id, round, read_at)
  select n.building_id, n.id, bench_id('account 1 20'), 0, n.told_at from bench_buildings b
  join notices n on n.building_id = bench_id(b.word) and n.told_at is not null
  where b.n > 1000 and extract(minute from n.told_at)::integer % 20 < 10;
  insert into notifications (id, building_id, account_id, kind, subject_id, created_at, read_at)
  select bench_id_at(w.told_at), w.building_id, bench_id(p.account), 'notice.published', w.id, w.told_at,
    case when w.place > 12 then w.told_at + interval '1 hour' end
  from bench_newest w join bench_people p on p.n = w.n`

/** What a dashboard shows: half a dozen contacts, and the four newest notices to everybody pinned, two with a file. */
const dashboards = (now: string) => `
  insert into contacts (building_id, position, name, role, phone, email, availability, is_emergency)
  select bench_id(word), k, 'Contact ' || k, 'Property manager', '604-555-01' || 10 + k, 'contact' || k || '@mail.example',
    'Mon to Fri, 9 to 5', k = 0
  from bench_buildings, generate_series(0, 5) k where n <= 1000;
  create table bench_pinned as
    select w.* from bench_buildings b cross join lateral (
      select n.building_id, n.id, row_number() over (order by n.listed_at desc) as place from notices n
      where n.building_id = bench_id(b.word) and n.audience = 'all' and n.told_at is not null and n.expires_at is null
      order by n.listed_at desc limit 4) w
    where b.n <= 1000;
  update notices set pinned_until = '${now}'::timestamptz + interval '30 days' where id in (select id from bench_pinned);
  insert into stored_files (sha256, size_bytes, used_at) values (repeat('a', 64), 1024, '${now}');
  insert into attachments (id, building_id, subject, subject_id, position, file_name, content_type, sha256, size_bytes,
    created_at)
  select bench_id('file ' || id::text), building_id, 'notice', id, 1, 'plan.pdf', 'application/pdf', repeat('a', 64),
    1024, '${now}' from bench_pinned where place <= 2`

/** The index of words is made after the rows, as any large load does it. */
const wordsLater = {
  before: `
    create table bench_index as select pg_get_indexdef('notices_by_words'::regclass) as text;
    drop index notices_by_words`,
  after: `do $$ begin execute (select text from bench_index); end $$`,
}

export const fillStatements = (now: string, sizes: readonly Size[]): string[] => [
  wordsLater.before,
  buildings(now, sizes),
  people(now),
  notices(now),
  marks,
  dashboards(now),
  wordsLater.after,
]
