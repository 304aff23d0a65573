/** Fills a database for the measurement by SQL of its own: 200 buildings, and one each for the sizes a list grows to. */
import pg from 'pg'
import { migrate } from '../../server/db/migrate.ts'
import { hashOf, newSecret } from '../../server/platform/secrets.ts'
import { fillShared, type Shared } from './fill-bookings.ts'
import { fillBooks, type Books } from './fill-books.ts'
import { fillDesks, type Desk } from './fill-desks.ts'
import { fillTalk, type Talk } from './fill-forum.ts'
import { fillHomes, type Homes } from './fill-homes.ts'
import { fillLibraries, type Library } from './fill-library.ts'
import { fillStatements, functions, type Size } from './fill-sql.ts'
import { reportingBuildings, type Reporter } from './reports.ts'

export interface Filled {
  /** The largest of the 200 buildings. */
  buildingId: string
  /** The secret of a session of each of its residents. */
  tokens: string[]
  /** Those of its council members among them. */
  councilTokens: string[]
  /** Residents of many other buildings, who report things; each is from another building than the one before. */
  reporters: Reporter[]
  /** Notices of it that are for everybody and that nobody has opened. */
  unopened: string[]
  /** One building a size, and an owner who lives in each of them. */
  growing: { size: Size; buildingId: string }[]
  readerId: string
  /** Buildings of few and of many units. */
  homes: Homes[]
  /** Buildings of few and of very many documents. */
  libraries: Library[]
  /** Buildings of few and of very many tickets. */
  desks: Desk[]
  /** Buildings of few and of very many bookings. */
  shared: Shared[]
  /** Buildings of few and of very many comments in the forum. */
  talks: Talk[]
  /** Buildings with a ledger of few and of very many lines, one of 300 units that owe, and one of as many to charge. */
  books: Books[]
}

/** What a part of the measurement needs; the notices are those of the 200 buildings and of the growing ones. */
export type Filling = 'notices' | 'homes' | 'libraries' | 'desks' | 'shared' | 'talks' | 'books'

/** Signs in everyone in the largest building, and the residents of the buildings in which things are reported. */
const openSessions = async (
  client: pg.Client,
  now: string,
): Promise<Pick<Filled, 'tokens' | 'councilTokens' | 'reporters'>> => {
  const { rows } = await client.query<{ id: string; role: string; largest: boolean; building: string }>(
    `select m.account_id as id, m.role, b.n = 1 as largest, m.building_id as building
      from bench_buildings b join memberships m on m.building_id = bench_id(b.word)
      where b.n = 1 and m.role <> 'management'
        or b.n between 2 and ${reportingBuildings + 1} and m.role not in ('management', 'council')
      order by row_number() over (partition by b.n order by m.account_id), b.n`,
  )
  const tokens = rows.map(() => newSecret())
  await client.query(
    `insert into sessions (id, token_hash, account_id, device, created_at, last_seen_at, idle_minutes, expires_at)
      select bench_id('session ' || s.account_id), decode(s.hash, 'hex'), s.account_id, 'bench', $3, $3, 600,
        $3::timestamptz + interval '1 day'
      from unnest($1::uuid[], $2::text[]) as s (account_id, hash)`,
    [rows.map(({ id }) => id), tokens.map((token) => hashOf(token).toString('hex')), now],
  )
  const signedIn = rows.map(({ building, ...row }, place) => ({ ...row, buildingId: building, token: tokens[place]! }))
  const inLargest = signedIn.filter(({ largest }) => largest)
  const elsewhere = signedIn.filter(({ largest }) => !largest)
  return {
    tokens: inLargest.map(({ token }) => token),
    councilTokens: inLargest.filter(({ role }) => role === 'council').map(({ token }) => token),
    reporters: elsewhere.map(({ buildingId, token }) => ({ buildingId, token })),
  }
}

const idsOf = async (client: pg.Client, text: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ id: string }>(text, values)).rows.map(({ id }) => id)

type Base = Pick<Filled, 'buildingId' | 'readerId' | 'tokens' | 'councilTokens' | 'reporters' | 'unopened' | 'growing'>
const nothing: Base = {
  ...{ buildingId: '', readerId: '', tokens: [], councilTokens: [] },
  ...{ reporters: [], unopened: [], growing: [] },
}

/** Fills the 200 buildings and those of growing size. */
const fillBase = async (client: pg.Client, now: string, sizes: readonly Size[]): Promise<Base> => {
  for (const text of fillStatements(now, sizes)) await client.query(text)
  const sessions = await openSessions(client, now)
  const unopened = await idsOf(
    client,
    `select n.id from notices n
      where n.building_id = bench_id('building 1') and n.audience = 'all' and n.released_at is not null
        and (n.expires_at is null or n.expires_at > $1::timestamptz + interval '1 day')
        and not exists (select 1 from notice_receipts r where r.notice_id = n.id)
      order by n.id`,
    [now],
  )
  const [buildingId, readerId, ...growing] = await idsOf(
    client,
    `select bench_id(word) as id from unnest($1::text[]) with ordinality as w (word, place) order by place`,
    [['building 1', 'account 1 20', ...sizes.map((size) => `growing ${size}`)]],
  )
  return {
    ...{ buildingId: buildingId!, readerId: readerId!, ...sessions, unopened },
    growing: sizes.map((size, place) => ({ size, buildingId: growing[place]! })),
  }
}

/**
 * Brings the database forward and fills it; `sizes` are how many notices the growing buildings hold. What isn't wanted is
 * left empty, such as for a run of one part.
 */
export const fill = async (
  url: string,
  sizes: readonly Size[],
  wants: (filling: Filling) => boolean,
): Promise<Filled> => {
  const now = new Date().toISOString()
  await migrate(url, now)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const wanted = async <T>(filling: Filling, work: (client: pg.Client, now: string) => Promise<T[]>): Promise<T[]> =>
    wants(filling) ? work(client, now) : []
  try {
    await client.query(functions)
    const base = wants('notices') ? await fillBase(client, now, sizes) : nothing
    const filled = {
      homes: await wanted('homes', fillHomes),
      libraries: await wanted('libraries', fillLibraries),
      desks: await wanted('desks', fillDesks),
      shared: await wanted('shared', fillShared),
      talks: await wanted('talks', fillTalk),
      books: await wanted('books', fillBooks),
    }
    await client.query('vacuum analyze')
    return { ...base, ...filled }
  } finally {
    await client.end()
  }
}
