import { NoticeQuery } from '../../contract/notices.ts'
import { localDateOf } from '../../contract/time.ts'
import { connect } from '../../server/db/connection.ts'
import { writeCursor } from '../../server/db/keyset.ts'
import type { Reader } from '../../server/features/notices/audience-store.ts'
import { selectNotices } from '../../server/features/notices/reading-store.ts'
import type { Filled } from './fill.ts'
import { median } from './median.ts'

export interface Grown {
  size: number
  firstMs: number
  deepMs: number
}

/** Long enough that the database has settled on one plan for a statement. */
const turns = 60

/**
 * How long the list's one statement takes for an owner in buildings of growing size: the newest page, and one in the
 * middle. All sizes take their turn in every round.
 */
export const measureGrowth = async (url: string, { growing, readerId }: Filled): Promise<Grown[]> => {
  const { db, close } = connect({ url, connections: 1, onError: () => {} })
  const now = new Date().toISOString()
  const timesOf = growing.map(({ size, buildingId }) => {
    const by: Reader = {
      buildingId,
      accountId: readerId,
      role: 'owner',
      day: localDateOf(now, 'America/Vancouver'),
      now,
      manages: false,
    }
    const middle = new Date(Date.parse(now) - (size / 2) * 600_000).toISOString()
    const cursor = writeCursor([middle, readerId])
    return { size, by, cursor, first: [] as number[], deep: [] as number[] }
  })
  const timed = async (times: number[], by: Reader, cursor?: string) => {
    const query = NoticeQuery.parse({ limit: '20', ...(cursor && { cursor }) })
    const begun = performance.now()
    const { items } = await selectNotices(db, by, query)
    times.push(performance.now() - begun)
    if (items.length !== 20) throw new Error('The list of the measurement is shorter than a page.')
  }
  try {
    for (let turn = 0; turn < turns; turn++)
      for (const { by, cursor, first, deep } of timesOf) {
        await timed(first, by)
        await timed(deep, by, cursor)
      }
  } finally {
    await close()
  }
  return timesOf.map(({ size, first, deep }) => ({ size, firstMs: median(first), deepMs: median(deep) }))
}
