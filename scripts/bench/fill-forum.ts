/** Buildings that talk: one of few comments and one of very many. */
import type pg from 'pg'
import { councilBuilding, signedIn, type CouncilBuilding } from './council-building.ts'

export interface Talk extends CouncilBuilding {
  /** How many comments were ever written in it. */
  size: number
  /** The post that is commented on most. */
  postId: string
}

export const talkSizes = [2_000, 1_000_000] as const

/** On the whole. */
const commentsAPost = 20
const authors = 50

const slugs = ['general', 'questions', 'marketplace', 'council']

/**
 * A post an hour, back from now. Half of them were read, a tenth is followed, every fourth is council's, and one has a tenth
 * of all comments or a thousand of them.
 */
const statements = (now: string, size: number): string[] => {
  const word = `talk ${size}`
  const building = `bench_id('${word}')`
  const posts = size / commentsAPost
  const most = Math.min(1_000, size / 10)
  const category = `bench_id('${word} category ' || p % ${slugs.length})`
  const author = (of: string) => `bench_id('${word} author ' || ${of} % ${authors})`
  const at = `'${now}'::timestamptz - p * interval '1 hour'`
  const post = `case when k < ${most} then 0 else 1 + k % ${posts - 1} end`
  return [
    councilBuilding(word, `TLK${size}`, now),
    // What came before somebody belonged to the building is unread to nobody.
    `update memberships set started_at = '${now}'::timestamptz - interval '1 year' where building_id = ${building}`,
    `insert into accounts (id, email, first_name, last_name, email_verified_at, created_at)
    select bench_id('${word} author ' || a), '${word.replace(' ', '.')}.' || a || '@example.com', 'Talker', 'Number ' || a, '${now}', '${now}'
    from generate_series(0, ${authors - 1}) a;
    insert into forum_categories (id, building_id, slug, name, kind, read_roles, write_roles, place, created_at)
    select bench_id('${word} category ' || place - 1), ${building}, slug, slug,
      case when slug in ('marketplace', 'council') then slug else 'general' end,
      case when slug = 'council' then array['council'] else array['owner', 'tenant', 'council', 'management'] end,
      array['council'], place, '${now}'
    from unnest(array['${slugs.join("', '")}']) with ordinality c (slug, place);
    insert into forum_posts (id, building_id, category_id, author_id, title, body, preview, words, comment_count, created_at, last_at)
    select bench_id('${word} post ' || p), ${building}, ${category}, ${author('p')}, 'Post ' || p, '<p>What do you think of it?</p>',
      'What do you think of it?', array_to_tsvector(array['@' || ${building}, 'post', 'what', 'think']), ${commentsAPost}, ${at}, ${at}
    from generate_series(0, ${posts - 1}) p`,
    `insert into forum_comments (id, building_id, post_id, author_id, body, preview, words, created_at)
    select bench_id('${word} comment ' || k), ${building}, bench_id('${word} post ' || ${post}), ${author('k')},
      '<p>I think that it is good as it is.</p>', 'I think that it is good as it is.',
      array_to_tsvector(array['@' || ${building}, 'think', 'good']
        || case when k % 500 = 0 then array['windmill'] else '{}'::text[] end),
      '${now}'::timestamptz - (${size} - k) * interval '1 second'
    from generate_series(0, ${size} - 1) k`,
    `insert into forum_reads (building_id, account_id, post_id, read_until)
    select ${building}, bench_id('${word} account'), bench_id('${word} post ' || p), '${now}'
    from generate_series(0, ${posts - 1}, 2) p;
    insert into forum_follows (building_id, post_id, account_id, attention, since)
    select ${building}, bench_id('${word} post ' || p), bench_id('${word} account'), 'following', '${now}'
    from generate_series(0, ${posts - 1}, 10) p`,
  ]
}

/** Fills a building of each size and signs its council member in. */
export const fillTalk = async (client: pg.Client, now: string): Promise<Talk[]> => {
  const filled: Talk[] = []
  for (const size of talkSizes) {
    for (const text of statements(now, size)) await client.query(text)
    const word = `talk ${size}`
    const { rows } = await client.query<{ id: string }>(`select bench_id('${word} post 0') as id`)
    filled.push({ size, postId: rows[0]!.id, ...(await signedIn(client, word, now)) })
  }
  return filled
}
