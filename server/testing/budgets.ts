import { budget } from '../../contract/budget.ts'
import type { Budget, BudgetAmounts, BudgetStep } from '../../contract/budget/budget.ts'
import type { Call } from '../../contract/route.ts'
import type { Caller } from './caller.ts'
import type { World } from './world.ts'
import { verifyLedger } from '../features/ledger/ledger.ts'
import { addPerson, createUnit, endOwnership, startOwnership } from '../features/units/units.ts'
import { findCurrentBuilding } from '../features/buildings/buildings.ts'

export const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })

/** Operating 270,000.00 after 5,000.00 of other income, and 29,000.00 for the reserve. */
export const usual = {
  lines: [
    { kind: 'expense', name: 'Insurance', yearCents: 15_000_000 },
    { kind: 'expense', name: 'Repairs and maintenance', yearCents: 12_500_000 },
    { kind: 'income', name: 'Laundry', yearCents: 500_000 },
  ],
  reserveCents: 2_900_000,
} satisfies BudgetAmounts

type Approving = Partial<Omit<Extract<BudgetStep, { step: 'approve' }>, 'step' | 'version'>>

/** Short ways to draft and approve budgets over HTTP, and to ask what was charged. */
export const withBudgets = (world: World, who: Caller) => {
  const query = async (text: string, values: unknown[] = []) => (await world.connection.pool.query(text, values)).rows
  const step = async (of: Budget, body: Call<typeof budget.step>['body']): Promise<Budget> =>
    (await who.call(budget.step, { ...byId(of), body }))!
  const drafted = async (startsOn: string, amounts: BudgetAmounts = usual): Promise<Budget> => {
    const made = await who.call(budget.draft, { body: { startsOn } })
    return who.call(budget.change, { ...byId(made), body: { ...amounts, version: made.version } })
  }
  const noticed = async (
    startsOn: string,
    amounts: BudgetAmounts = usual,
    noticedOn = '2026-02-05',
  ): Promise<Budget> => {
    const made = await drafted(startsOn, amounts)
    return step(made, { step: 'notice', noticedOn, version: made.version })
  }
  const approve = (of: Budget, more: Approving = {}): Promise<Budget> =>
    step(of, {
      ...{ step: 'approve', approvedOn: '2026-02-26', authority: 'Annual general meeting', feesFrom: '2026-11-01' },
      ...more,
      version: of.version,
    })
  const inside = async (name: 'harbour' | 'prairie' = 'harbour') => ({
    ...world.context(),
    building: (await findCurrentBuilding(world.platform.db, world.cast.buildings[name]))!,
  })
  const unitIdOf = async (number: string): Promise<string> =>
    (await query('select id from units where unit_number = $1', [number]))[0].id
  return {
    ...{ query, step, drafted, noticed, approve, inside },
    approved: async (startsOn: string, more: Approving = {}, amounts: BudgetAmounts = usual): Promise<Budget> =>
      approve(await noticed(startsOn, amounts), more),
    /** Each unit's debts, the oldest first: due day, cents and words. */
    debtsOf: async (unitNumber: string): Promise<[string, number, string][]> =>
      (
        await query(
          `select i.due_on as "dueOn", i.cents::integer as cents, i.words from ledger_items i
           join ledger_holdings h on h.id = i.holding_id join units u on u.id = h.unit_id
           where u.unit_number = $1 order by i.due_on, i.id`,
          [unitNumber],
        )
      ).map((row) => [row.dueOn, row.cents, row.words]),
    unitIdOf,
    /** Sells a unit; the buyer owns it from a day on. */
    sell: async (unitNumber: string, from: string): Promise<void> => {
      const [ctx, unitId] = [await inside(), await unitIdOf(unitNumber)]
      const [{ id }] = await query('select id from ownerships where unit_id = $1 and to_date is null', [unitId])
      await endOwnership(ctx, { id, to: from })
      const personId = await addPerson(ctx, { firstName: 'Bea', lastName: 'Buyer' })
      await startOwnership(ctx, { unitId, personId, from })
    },
    /** What each of its owners was charged for a unit. */
    owedBy: (unitNumber: string): Promise<{ name: string; cents: number }[]> =>
      query(
        `select p.name, sum(i.cents)::integer as cents from ledger_items i
         join ledger_holders o on o.holding_id = i.holding_id join people p on p.id = o.person_id
         join ledger_holdings h on h.id = i.holding_id join units u on u.id = h.unit_id
         where u.unit_number = $1 group by p.name order by p.name`,
        [unitNumber],
      ),
    /** A unit of which no owner is on record, and its first owner later. */
    addUnowned: async () => {
      const ctx = await inside()
      const unitId = await createUnit(ctx, { unitNumber: '900', unitEntitlement: 80 })
      return async () => {
        await startOwnership(ctx, { unitId, personId: await addPerson(ctx, { firstName: 'Nia', lastName: 'New' }) })
      }
    },
    close: (through: string | null) => query('update ledger_books set locked_through = $1', [through]),
    /** What is wrong with the books; null while they add up. */
    fault: async () => (await verifyLedger(await inside())).fault,
  }
}
