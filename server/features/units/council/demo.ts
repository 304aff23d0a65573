/** Who sits on council in the demo buildings, with a term that is over and one that is still to come. */
import type { Position } from '../../../../contract/council-words.ts'
import { addDays } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { membersOf } from '../../buildings/buildings.ts'
import { settle } from '../../notifications/notifications.ts'
import { selectPeople } from '../moves/people-store.ts'
import { today } from '../residents.ts'
import { appoint, type Appointing } from './council.ts'

interface Seat {
  name: string
  positions?: Position[]
  /** The first and the last day, as days from the day of the demo. */
  from: number
  to?: number
}

const seats: Record<'harbour' | 'prairie', readonly Seat[]> = {
  harbour: [
    { name: 'Rajiv Malhotra', positions: ['president'], from: -1022, to: -293 },
    { name: 'Carla Council', positions: ['president'], from: -292, to: 150 },
    { name: 'Gordon Leung', positions: ['vice_president'], from: -292, to: 150 },
    { name: 'Priya Raman', positions: ['treasurer', 'privacy_officer'], from: -292, to: 150 },
    { name: 'Hélène Fontaine', positions: ['secretary'], from: -292, to: 150 },
    { name: 'Margaret Whitfield', from: -292, to: 150 },
    { name: 'Idris Bergeron', from: 151, to: 515 },
  ],
  prairie: [
    { name: 'Ada Alvarez', positions: ['president'], from: -404 },
    { name: 'Yara Janssen', positions: ['treasurer', 'secretary'], from: -404 },
    { name: 'Arjun Gupta', from: -404 },
  ],
}

const personOf = async (ctx: InBuilding, name: string): Promise<string> => {
  const { items } = await selectPeople(ctx.db, ctx.building._id, { search: name, limit: 5 }, today(ctx))
  const person = items.find((one) => one.name === name)
  if (!person) throw new Error(`The demo has no one called ${name}.`)
  return person._id
}

/** Appoints them as a manager would have; what they were told of it they have read since. */
export const seedCouncil = async (ctx: InBuilding, building: 'harbour' | 'prairie'): Promise<void> => {
  const manager: Appointing = { ...ctx, role: 'management', superadmin: false }
  const day = today(ctx)
  for (const { name, positions = [], from, to } of seats[building]) {
    const personId = await personOf(ctx, name)
    const days = { from: addDays(day, from), to: to === undefined ? null : addDays(day, to) }
    const { _id } = await appoint(manager, { body: { personId, positions, ...days } })
    for (const { accountId } of await membersOf(ctx.db, ctx.building._id, ['council', 'owner'], ctx.now))
      await settle(ctx, { accountId, buildingId: ctx.building._id, subjectIds: [_id] })
  }
}
