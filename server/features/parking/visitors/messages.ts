/** Who is told what of a pass: only whoever is visited, and never by a plate or a name. */
import { remindBeforeMs } from '../../../../contract/limits/parking.ts'
import { sentence } from '../../../../contract/text.ts'
import { formatInstant, later, type Instant } from '../../../../contract/time.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import type { WordRows } from '../../../offers.ts'
import { findCurrentBuilding, mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { selectEnding, selectTold, updateReminded } from './messages-store.ts'
import type { KnownPass } from './store.ts'

const path = '/parking?activeTab=my-visitors'
type Kind = 'parking.ending' | 'parking.arrived' | 'parking.revoked'

const wordsOf = (kind: Kind, until: Instant, zone: string): { title: string; text: string } => {
  const end = formatInstant(until, zone)
  if (kind === 'parking.ending')
    return { title: `Your visitor’s pass ends on ${end}`, text: 'Extend their visit or ask them to move their car.' }
  if (kind === 'parking.arrived')
    return { title: 'A guest registered with your link', text: sentence(`Their pass is valid until ${end}`) }
  return { title: 'Your visitor’s pass was revoked', text: 'Their car can’t stay in a visitor space.' }
}

const tell = async (
  tx: InBuilding,
  kind: Kind,
  { hostId, subjectId, until }: { hostId: string; subjectId: string; until: Instant },
): Promise<void> => {
  const to = await mailedAccountsOf(tx.db, tx.building._id, [hostId], tx.now)
  const words = wordsOf(kind, until, tx.building.timeZone)
  await remind(tx, { kind, subjectId, to, ...words, link: { label: 'See your visitors', path } })
}

const tellHost =
  (kind: Kind) =>
  async (tx: InBuilding, { _id, hostId, until }: Pick<KnownPass, '_id' | 'hostId' | 'until'>): Promise<void> => {
    if (hostId !== null) await tell(tx, kind, { hostId, subjectId: _id, until })
  }

export const tellArrived = tellHost('parking.arrived')
export const tellRevoked = tellHost('parking.revoked')

/** Words rows for whoever is visited. */
export const wordPasses =
  (kind: Kind): WordRows =>
  async (ctx, buildingId, ids) => {
    if (!ctx.current) return new Map()
    const zone = ctx.current.timeZone
    const told = await selectTold(ctx.db, buildingId, ids, ctx.account._id)
    const subject = (one: (typeof told)[number]) => (kind === 'parking.ending' ? one.reminderId : one._id)
    return new Map(told.map((one) => [subject(one) ?? '', { ...wordsOf(kind, one.until, zone), link: path }]))
  }

export const remindJob = 'parking.remindOfEnds'

/** Reminds whoever is visited an hour before a pass ends, once for each end. */
export const remindOfEnds = async (ctx: Ctx): Promise<void> => {
  const until = later(ctx.now, remindBeforeMs)
  for (const { _id: id, buildingId } of await selectEnding(ctx.db, ctx.now, until)) {
    const building = await findCurrentBuilding(ctx.db, buildingId)
    if (!building?.features.parking) continue
    await inTransaction({ ...ctx, building }, async (tx) => {
      const reminderId = newId(Date.parse(tx.now))
      const ending = await updateReminded(tx.db, buildingId, { id, reminderId, until })
      if (ending) await tell(tx, 'parking.ending', { ...ending, subjectId: reminderId })
    })
  }
}
