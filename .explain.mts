import { mkdtemp } from 'node:fs/promises'
const root = '/tmp/w/forum/'
const { openEmbedded } = await import(root + 'server/db/embedded/embedded.ts')
const { migrate } = await import(root + 'server/db/migrate.ts')
const { connect } = await import(root + 'server/db/connection.ts')
const folder = await mkdtemp('/tmp/forum-explain-')
const server = await openEmbedded({ folder: folder + '/c', durable: false })
const now = '2026-11-23T20:00:00.000Z'
try {
  await migrate(server.url, now)
  const texts: string[] = []
  const c = connect({ url: server.url, connections: 2, onError: console.error, onStatement: (t: string) => void texts.push(t) })
  const q = (t: string, v: unknown[] = []) => c.pool.query(t, v)
  console.log('filling', new Date().toISOString())
  await q(`insert into accounts (id, email, first_name, last_name, created_at) select ('00000000-0000-7000-8000-' || lpad(to_hex(g),12,'0'))::uuid, 'a'||g||'@x.example', 'First'||g, 'Last'||g, '2024-01-01' from generate_series(1,2000) g`).catch(async (e: Error) => { console.log(e.message); throw e })
  await q(`insert into buildings (id, name, code, address, city, province, postal_code, plan_number, jurisdiction, privacy_regime, time_zone, features, created_at)
    select ('00000000-0000-7000-9000-' || lpad(to_hex(g),12,'0'))::uuid, 'Building '||g, 'CODE'||g, '1200 Seawall Crescent', 'Vancouver', 'BC', 'V6E 1A1', 'EPS '||(1000+g), 'BC', 'BC_PIPA', 'America/Vancouver', '{"forum": true}', '2024-01-01' from generate_series(1,20) g`)
  await q(`insert into memberships (id, building_id, account_id, role, started_at) select gen_random_uuid(), ('00000000-0000-7000-9000-' || lpad(to_hex(1 + g % 20),12,'0'))::uuid, ('00000000-0000-7000-8000-' || lpad(to_hex(g),12,'0'))::uuid, case when g % 50 = 0 then 'council' else 'owner' end, '2024-01-01' from generate_series(1,2000) g`)
  await q(`insert into forum_categories (id, building_id, slug, name, about, kind, read_roles, write_roles, place, created_at)
    select gen_random_uuid(), b.id, s.slug, s.slug, '', s.kind, s.roles, s.roles, s.place, '2024-01-01' from buildings b cross join (values ('general','general',array['owner','tenant','council','management','member'],1),('questions','general',array['owner','tenant','council','management','member'],2),('marketplace','marketplace',array['owner','tenant','council','management','member'],3),('council','council',array['council'],4)) s (slug, kind, roles, place)`)
  // 20 buildings; building 1 holds 80 %: 40 000 posts, 10^6 comments, one thread of 100 000.
  await q(`insert into forum_posts (id, building_id, category_id, author_id, title, body, preview, words, created_at, last_at, pinned)
    select (lpad(to_hex((1704067200000 + g * 1700000::bigint)),12,'0') || '70008000' || lpad(to_hex(g),12,'0'))::uuid, b.id, (select id from forum_categories c where c.building_id = b.id and c.place = 1 + g % 4), ('00000000-0000-7000-8000-' || lpad(to_hex(1 + g % 2000),12,'0'))::uuid, 'Title '||g, '<p>Some words of the post '||g||'</p>', 'Some words', array_to_tsvector(array['@'||b.id, 'title', 'some', 'words', 'post', g::text, 'rare'||(g % 997)]), timestamptz '2024-01-01' + g * interval '1700 seconds', timestamptz '2024-01-01' + g * interval '1700 seconds', g % 10000 = 0
    from generate_series(1,50000) g join lateral (select ('00000000-0000-7000-9000-' || lpad(to_hex(case when g % 5 < 4 then 1 else 1 + g % 20 end),12,'0'))::uuid as id) b on true`)
  await q(`create temp table ps as select id, building_id, row_number() over (order by id) as n from forum_posts; `)
  await q(`insert into forum_comments (id, building_id, post_id, author_id, body, preview, words, created_at)
    select (lpad(to_hex((1704067200000 + g * 85000::bigint)),12,'0') || '70009000' || lpad(to_hex(g),12,'0'))::uuid, p.building_id, p.id, ('00000000-0000-7000-8000-' || lpad(to_hex(1 + g % 2000),12,'0'))::uuid, '<p>A comment about the gate number '||g||' of the garage</p>', 'A comment about', array_to_tsvector(array['@'||p.building_id, 'a','comment','about','the','gate', g::text, 'rare'||(g % 9973), 'mid'||(g % 50)]), timestamptz '2024-01-01' + g * interval '85 seconds'
    from generate_series(1,1000000) g join ps p on p.n = case when g % 10 = 0 then 49999 else 1 + (g * 7919::bigint) % 50000 end`)
  await q(`update forum_posts p set comment_count = k.n from (select post_id, count(*)::int n from forum_comments group by 1) k where k.post_id = p.id`)
  await q(`insert into forum_comments (id, building_id, post_id, parent_id, author_id, body, preview, words, created_at) select gen_random_uuid(), building_id, post_id, id, author_id, '<p>Reply</p>','Reply', array_to_tsvector(array['@'||building_id,'reply']), created_at from forum_comments where created_at > '2026-09-01' `)
  await q(`update forum_comments c set reply_count = 1 where created_at > '2026-09-01' and parent_id is null`)
  await q(`insert into forum_reads (building_id, account_id, post_id, read_until) select p.building_id, '00000000-0000-7000-8000-000000000014', p.id, '2026-11-01' from forum_posts p where p.building_id = '00000000-0000-7000-9000-000000000001'`)
  await q('vacuum analyze'); console.log('filled', new Date().toISOString())
  const posts = await import(root + 'server/features/forum/posts-store.ts')
  const comments = await import(root + 'server/features/forum/comments-store.ts')
  const cats = await import(root + 'server/features/forum/categories-store.ts')
  const search = await import(root + 'server/features/forum/search-store.ts')
  const by = { buildingId: '00000000-0000-7000-9000-000000000001', accountId: '00000000-0000-7000-8000-000000000014', role: 'owner', readsAll: false, moderates: false, now: '2026-10-01T00:00:00.000Z' }
  const big = (await q(`select post_id from forum_comments group by 1 order by count(*) desc limit 1`)).rows[0].post_id
  const bigB = (await q('select building_id b from forum_posts where id = $1', [big])).rows[0].b
  const runs: [string, () => Promise<unknown>][] = [
    ['list all', () => posts.selectPosts(c.db, by, { limit: 20 })],
    ['list general', () => posts.selectPosts(c.db, by, { limit: 20, category: 'general' })],
    ['list unread', () => posts.selectPosts(c.db, by, { limit: 20, shows: 'unread' })],
    ['list author', () => posts.selectPosts(c.db, by, { limit: 20, author: '00000000-0000-7000-8000-000000000014' })],
    ['list sold', () => posts.selectPosts(c.db, by, { limit: 20, sale: 'sold' })],
    ['categories', () => cats.selectCategories(c.db, by)],
    ['post', () => posts.selectPost(c.db, { ...by, buildingId: bigB }, big)],
    ['comments', () => comments.selectComments(c.db, { ...by, buildingId: bigB }, big, { limit: 20, order: 'oldest' })],
    ['comments newest', () => comments.selectComments(c.db, { ...by, buildingId: bigB }, big, { limit: 20, order: 'newest' })],
    ['search rare', () => search.selectHits(c.db, by, { limit: 20, search: 'rare77' })],
    ['search common', () => search.selectHits(c.db, by, { limit: 20, search: 'gate' })],
    ['search mid', () => search.selectHits(c.db, by, { limit: 20, search: 'mid7' })],
  ]
  for (const [name, run] of runs) {
    texts.length = 0
    await run(); await run()
    const t0 = performance.now(); for (let i = 0; i < 5; i++) await run()
    console.log(name.padEnd(18), ((performance.now() - t0) / 5).toFixed(2), 'ms')
  }
  if (process.argv[2]) {
    const orig = c.pool.query
    await q('load \'auto_explain\'').catch(() => {})
  }
  await c.close()
} finally { await server.stop() }
