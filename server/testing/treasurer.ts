/** Short ways for tests of a treasurer who keeps the books. */
import { banking } from '../../contract/banking.ts'
import { buildings } from '../../contract/buildings.ts'
import { ledger } from '../../contract/ledger.ts'
import { endMembership } from '../features/buildings/buildings.ts'
import type { Answer, Caller } from './caller.ts'
import type { Cast } from './cast.ts'
import type { World } from './world.ts'

/** Makes a building of the cast one without a manager. */
export const dismissManager = (world: World, building: keyof Cast['buildings']): Promise<void> =>
  endMembership(world.context(), {
    buildingId: world.cast.buildings[building],
    accountId: world.cast.accounts.mandeep,
  })

/** Turns the switch of the caller's building on or off, as they would. */
export const turn = (by: Caller, on: boolean): Promise<Answer> =>
  by.send('PUT', `/api/buildings/${by.buildingId}`, { body: { treasurerKeepsBooks: on } })

/** Reads the settings of the caller's building. */
export const settingsOf = (by: Caller) => by.call(buildings.settings, { params: { id: by.buildingId! } })

/** Tells whether someone keeps the books, as every place says it that shows or decides; throws where they disagree. */
export const keeps = async (who: Caller): Promise<boolean> => {
  const id = who.buildingId!
  const told = [
    (await who.try(banking.accounts)).status === 200,
    (await who.call(buildings.get, { params: { id } })).permissions.billing,
    (await who.call(buildings.mine)).find(({ _id }) => _id === id)!.permissions.billing,
  ]
  const settings = await who.try(buildings.settings, { params: { id } })
  if (settings.status === 200) told.push(settings.body.data.permissions.billing)
  const books = await who.try(ledger.books)
  if (books.status === 200) told.push(books.body.data.can.keep)
  if (new Set(told).size > 1) throw new Error(`They disagree: ${told.join(', ')}`)
  return told[0]!
}
