/** The demo world: made through the product's own verbs, with the clock set in the past, relative to today. */
import { later } from '../../contract/time.ts'
import { contextOf } from '../app.ts'
import type { Ctx, CurrentBuilding, Platform } from '../context.ts'
import { inTransaction, outsideTransaction } from '../db/transaction.ts'
import { features } from '../features.ts'
import { settableClock } from '../platform/clock.ts'
import { createAccount, findAccountByEmail } from '../features/accounts/accounts.ts'
import { seedVisit } from '../features/audit/demo.ts'
import { addMember, createBuilding } from '../features/buildings/buildings.ts'
import { seedBranding, seedContacts, seedSettings } from '../features/buildings/demo.ts'
import { seedEnquiries } from '../features/enquiries/demo.ts'
import { seedLetters, seedRecords } from '../features/forms/demo.ts'
import { seedJoining } from '../features/joining/demo.ts'
import {
  seedBelongings,
  seedCouncil,
  seedMoves,
  seedRecordedMoves,
  seedSharing,
  seedUnits,
} from '../features/units/demo.ts'
import { listUnits } from '../features/units/units.ts'
import { demoPassword, harbourView, members, people, prairieCourt } from './people.ts'
import { readNotices } from './reading.ts'
import { signUpResidents } from './residents.ts'
import { isInUse, lockOthersOut, markSeeded } from './store.ts'

const dayMs = 86_400_000

/** A context at a time before now. */
export type At = (daysAgo: number) => Ctx

const makePeople = async (ctx: Ctx): Promise<Map<string, string>> => {
  const ids = new Map<string, string>()
  for (const person of people) {
    const account = await createAccount(ctx, { ...person, password: demoPassword, emailVerified: true })
    ids.set(person.email, account._id)
  }
  return ids
}

const makeBuildings = async (
  ctx: Ctx,
  accounts: Map<string, string>,
): Promise<{ harbour: CurrentBuilding; prairie: CurrentBuilding }> => {
  const harbour = await createBuilding(ctx, harbourView)
  const prairie = await createBuilding(ctx, prairieCourt)
  for (const { email, building, role } of members) {
    const buildingId = building === 'harbour' ? harbour._id : prairie._id
    await addMember(ctx, { buildingId, accountId: accounts.get(email)!, role })
  }
  return { harbour, prairie }
}

/** Tells the time as days before now; where all of it is one transaction, that one notes the changes. */
export const daysBefore = (platform: Platform, { noteChanges }: Pick<Ctx, 'noteChanges'> = outsideTransaction): At => {
  const today = platform.clock.now()
  return (daysAgo) => ({
    ...contextOf({ ...platform, clock: settableClock(later(today, -daysAgo * dayMs)) }),
    noteChanges,
  })
}

/** Makes the people and the buildings of the demo, each with its units and who owns and rents them. */
export const openBuildings = async (at: At): Promise<{ harbour: CurrentBuilding; prairie: CurrentBuilding }> => {
  const accounts = await makePeople(at(400))
  const { harbour, prairie } = await makeBuildings(at(399), accounts)
  await seedContacts({ ...at(398), building: harbour }, 'harbour')
  await seedContacts({ ...at(398), building: prairie }, 'prairie')
  await seedSettings({ ...at(397), building: harbour }, 'harbour')
  await seedSettings({ ...at(397), building: prairie }, 'prairie')
  await seedBranding({ ...at(396), building: prairie })
  await seedUnits({ ...at(398), building: harbour }, 'harbour')
  await seedUnits({ ...at(398), building: prairie }, 'prairie')
  return { harbour, prairie }
}

const fill = async (platform: Platform, tx: Ctx): Promise<void> => {
  const at = daysBefore(platform, tx)
  const { harbour, prairie } = await openBuildings(at)
  for (const building of [harbour, prairie]) await signUpResidents(at, building)
  await seedRecordedMoves((daysAgo) => ({ ...at(daysAgo), building: harbour }), 'manager@parapet.example')
  await seedCouncil({ ...at(50), building: harbour }, 'harbour')
  await seedCouncil({ ...at(50), building: prairie }, 'prairie')
  for (const building of [harbour, prairie]) await seedSharing((daysAgo) => ({ ...at(daysAgo), building }))
  for (const { demo } of features) {
    const seed = await demo?.()
    await seed?.((daysAgo) => ({ ...at(daysAgo), building: harbour }), 'harbour')
    await seed?.((daysAgo) => ({ ...at(daysAgo), building: prairie }), 'prairie')
  }
  // These build on what several features have kept.
  for (const building of [harbour, prairie]) await readNotices(at, building)
  const atHarbour = (daysAgo: number) => ({ ...at(daysAgo), building: harbour })
  await seedBelongings(atHarbour)
  await seedMoves(atHarbour)
  await seedRecords(atHarbour)
  await seedJoining(atHarbour, { councilEmail: 'council@parapet.example', password: demoPassword })
  await seedLetters(atHarbour)
  await seedEnquiries(at, 'admin@parapet.example')
  const { items } = await listUnits(atHarbour(3), { query: { search: '703', limit: 1 } })
  const account = (await findAccountByEmail(platform.db, 'admin@parapet.example'))!
  await seedVisit(atHarbour(3), { account, unitIds: items.map(({ _id }) => _id) })
  await markSeeded(platform.db, platform.clock.now())
}

/**
 * Fills a database without accounts and buildings with the demo world, whole or, where it is interrupted, not at all;
 * answers whether it did. Nobody else makes an account meanwhile, so all accounts are then the demo's.
 */
export const seedDemoIfEmpty = async (platform: Platform, say: (sentence: string) => void): Promise<boolean> => {
  if (await isInUse(platform.db)) return false
  return inTransaction(contextOf(platform), async (tx) => {
    const { db } = tx
    await lockOthersOut(db)
    if (await isInUse(db)) return false
    say('Adding the demo buildings to the empty database …')
    await fill({ ...platform, db }, tx)
    return true
  })
}

/** Who to sign in as, for the terminal. */
export const accountsOfDemo = (): string =>
  [
    `\nDemo accounts, all with password ${demoPassword}:`,
    ...people.filter(({ shown }) => shown).map(({ email, shown }) => `  ${email.padEnd(30)}${shown}`),
  ].join('\n')
