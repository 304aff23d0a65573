/** Buildings of the proof's own: each with its units and owners, a budget, and a month that isn't charged yet. */
import { banking } from '../../../contract/banking.ts'
import { budget } from '../../../contract/budget.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import { plusMonths } from '../../../law/law.ts'
import { contextOf } from '../../../server/app.ts'
import { findAccountByEmail } from '../../../server/features/accounts/accounts.ts'
import {
  addMember,
  everyFeature,
  findBuildingByCode,
  foundBuilding,
} from '../../../server/features/buildings/buildings.ts'
import { verifyLedger } from '../../../server/features/ledger/ledger.ts'
import { importRosterText } from '../../../server/features/units/units.ts'
import { readConfig } from '../../../server/platform/config.ts'
import { openRuntime } from '../../../server/runtime.ts'
import { emailOf } from '../../../server/testing/cast.ts'
import type { Setting } from '../faults/setting.ts'
import type { Manager } from './manager.ts'

const timeZone = 'America/Vancouver'
/** The day that it is in the buildings. */
export const today = (): LocalDate => localDateOf(new Date().toISOString(), timeZone)

const floors = 12
const unitsOfFloor = 10
export const unitsOfBuilding = floors * unitsOfFloor

const firstNames = 'Ann Ben Cleo Dora Emil Finn Gita Hugo Ines Jonas Kira Liam'.split(' ')
const lastNames = 'Alder Birch Cedar Dogwood Elm Fir Garry Hazel Ivy Juniper'.split(' ')

/** A unit, its owner, and what it is divided by. */
const units = Array.from({ length: unitsOfBuilding }, (_, index) => {
  const [floor, place] = [Math.floor(index / unitsOfFloor), index % unitsOfFloor]
  return {
    unitNumber: String((floor + 1) * 100 + place + 1),
    entitlement: 60 + ((index * 7) % 50),
    firstName: firstNames[floor]!,
    lastName: lastNames[place]!,
  }
})
export type Unit = (typeof units)[number]

const roster = [
  'unit_number,unit_entitlement,role,first_name,last_name,ownership_percent,start_date',
  ...units.map(
    ({ unitNumber, entitlement, firstName, lastName }) =>
      `${unitNumber},${entitlement},owner,${firstName},${lastName},100,2020-01-01`,
  ),
].join('\n')

/** Works on the database of the product in this process, as the operator's commands do. */
const asOperator = async <T>(
  { data, databaseUrl }: Setting,
  work: (ctx: ReturnType<typeof contextOf>) => Promise<T>,
): Promise<T> => {
  const settings = { NODE_ENV: 'test', PORT: '0', DEMO: 'off', DATA_DIR: data, DATABASE_URL: databaseUrl }
  const runtime = await openRuntime(readConfig(settings), () => {})
  try {
    return await work(contextOf(runtime.platform))
  } finally {
    await runtime.close()
  }
}

/** Founds so many buildings with their rosters, numbered from 1, for the manager; answers the id of each. */
export const foundBuildings = (setting: Setting, count: number): Promise<string[]> =>
  asOperator(setting, async (ctx) => {
    const manager = (await findAccountByEmail(ctx.db, emailOf('mandeep')))!
    const ids: string[] = []
    for (let number = 1; number <= count; number++) {
      const building = await foundBuilding(ctx, {
        ...{ name: `Proof House ${number}`, code: codeOf(number), planNumber: `EPS ${7000 + number}` },
        ...{ address: `${number} Proof Street`, city: 'Vancouver', province: 'BC', postalCode: 'V6E 1A1' },
        ...{ timeZone, features: everyFeature },
      })
      await addMember(ctx, { buildingId: building._id, accountId: manager._id, role: 'management' })
      const { applied } = await importRosterText({ ...ctx, building }, { content: Buffer.from(roster), apply: true })
      if (!applied) throw new Error('The roster of the proof was refused.')
      ids.push(building._id)
    }
    return ids
  })

const codeOf = (number: number): string => `PROOF${String(number).padStart(3, '0')}`

/** Runs the ledger's own check on a building; null where its books are in balance. */
export const faultInBooks = (setting: Setting, number: number): Promise<string | null> =>
  asOperator(setting, async (ctx) => {
    const building = (await findBuildingByCode(ctx.db, codeOf(number)))!
    const { fault } = await verifyLedger({ ...ctx, building })
    return fault && `${fault.what}: ${fault.why}`
  })

/** What the manager did in a building and was told that it is done. */
export interface Prepared {
  budgetId: string
  accountId: string
  /** The month that has begun and was charged, and the next one, which the proof charges. */
  months: { begun: LocalDate; next: LocalDate }
  /** What all units are charged for one month. */
  monthCents: number
}

const amounts = {
  lines: [
    { kind: 'expense' as const, name: 'Insurance', yearCents: 30_000_000 },
    { kind: 'expense' as const, name: 'Repairs and maintenance', yearCents: 24_000_000 },
  ],
  reserveCents: 5_500_000,
}

/** Approves a budget, charges the month that has begun, and adds the bank account. */
export const prepareBooks = async (manager: Manager): Promise<Prepared> => {
  const day = today()
  const begun = `${day.slice(0, 7)}-01`
  const drafted = await manager.call(budget.draft, { body: { startsOn: `${day.slice(0, 4)}-01-01` } })
  const params = { id: drafted._id }
  const { version } = await manager.call(budget.change, { params, body: { ...amounts, version: drafted.version } })
  const noticed = await manager.call(budget.step, { params, body: { step: 'notice', noticedOn: day, version } })
  const { monthCents } = (await manager.call(budget.step, {
    params,
    body: {
      ...{ step: 'approve', approvedOn: day, authority: 'Annual general meeting', feesFrom: begun },
      version: noticed!.version,
    },
  }))!
  await manager.call(budget.charge, { body: { month: begun } })
  const { _id: accountId } = await manager.call(banking.addAccount, {
    body: { name: 'Operating account', lastDigits: '4471', fund: 'operating' },
  })
  return { budgetId: drafted._id, accountId, months: { begun, next: plusMonths(begun, 1) }, monthCents }
}

/** The fee of each unit, with its owner. */
export const feesOf = async (manager: Manager, { budgetId }: Prepared): Promise<(Unit & { cents: number })[]> => {
  const fees = await manager.call(budget.fees, { params: { id: budgetId }, query: {} })
  const cents = new Map(fees.units.map(({ unit, after }) => [unit.unitNumber, after.totalCents]))
  return units.map((unit) => ({ ...unit, cents: cents.get(unit.unitNumber)! }))
}
