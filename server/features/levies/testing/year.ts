/** A year of Harbour View’s 64 units, in the product and on paper. */
import { withBudgets } from '../../../testing/budgets.ts'
import { completeHarbour, harbourLots } from '../../../testing/lots.ts'
import { sell } from '../../../testing/moves.ts'
import { recordPaid, settleHoldings } from '../../ledger/ledger.ts'
import type { withLevies } from './levies.ts'
import { divided, openPaper } from './paper.ts'

/** Owners are named by their unit; those who bought it in the year, also by their first day. */
const owner = `u.unit_number || coalesce(' from ' || h.from_date, '')`
const ofHolding = 'join ledger_holdings h on h.id = x.holding_id join units u on u.id = h.unit_id'
const fundIndex = `array_position(array['operating', 'reserve', 'levy'], f.kind) - 1`
const sumOf = (...kinds: string[]) =>
  `coalesce(sum(l.cents) filter (where l.account_kind = any('{${kinds.join(',')}}')), 0)::float8`

type On = ReturnType<typeof withLevies>

/** Reads the figures of the books that paper has too. */
const figuresOf = async ({ books: { query, ctx } }: On) => {
  const byKey = (rows: { key: string; cents: number }[]): Record<string, number> =>
    Object.fromEntries(rows.map(({ key, cents }) => [key, cents]))
  const charges = await query(
    `select ${owner} || ' ' || x.type || ' ' || x.due_on || ': ' || x.open_cents || ' of ' || x.cents as charge
     from ledger_items x ${ofHolding} where x.undone_entry_id is null`,
  )
  const owed = await query(
    `select ${owner} || ' ' || ${fundIndex} as key, sum(x.cents)::float8 as cents from ledger_lines x ${ofHolding}
     join ledger_funds f on f.id = x.fund_id where x.account_kind = 'receivable' group by 1 having sum(x.cents) <> 0`,
  )
  const credit = await query(
    `select ${owner} as key, sum(x.left_cents)::float8 as cents from ledger_receipts x ${ofHolding}
     where x.undone_entry_id is null group by 1 having sum(x.left_cents) > 0`,
  )
  const [bank] = await query(`select ${sumOf('bank')} as cents from ledger_lines l`)
  const funds = await query(
    `select -${sumOf('income')} as income, ${sumOf('receivable')} as receivable, ${sumOf('bank', 'interfund')} as cash
     from ledger_funds f left join ledger_lines l on l.fund_id = f.id
     where f.building_id = $1 and f.kind <> 'trust' group by f.kind order by ${fundIndex}`,
    [ctx.building._id],
  )
  return {
    charges: charges.map(({ charge }) => charge as string).toSorted(),
    ...{ owed: byKey(owed), credit: byKey(credit), bank: bank.cents as number },
    funds: funds as Record<'income' | 'receivable' | 'cash', number>[],
  }
}

const unitsOfCast: Record<number, string> = { 0: '101', 1: '102', 18: '305', 48: '703', 57: '804' }
const instalmentMonths = ['2027-03', '2027-06', '2027-09']
const returnedFeeCents = 4500

const succeed = ({ status, text }: { status: number; text: string }): void => {
  if (status !== 200) throw new Error(text)
}

/**
 * Opens the year: a budget of 299,000.00 a year, a special levy of 250,000.00 in three instalments, and bylaws on interest
 * and returned payments. Each step is taken in the product and on paper.
 */
export const openYear = async (on: On) => {
  const { world, books } = on
  const { desk } = on.levies
  await completeHarbour(world)
  await settleHoldings(books.ctx)
  await withBudgets(world, desk.mandeep).approved('2027-01-01', { feesFrom: '2027-01-01' })
  await on.levies.approved()
  const interest = { bps: 1000, per: 'year', from: '2027-01-01', authority: 'Bylaw 4 (2)' }
  const returnedFee = { cents: returnedFeeCents, authority: 'Bylaw 5 (2)' }
  succeed(await desk.stepBooks({ step: 'setLateRules', interest, returnedFee }))

  const paper = openPaper({ yearlyPercent: 10 })
  const operating = divided(2_250_000, harbourLots)
  const reserve = divided(241_667, harbourLots)
  const instalments = divided(25_000_000, harbourLots).map((share) => divided(share, [1, 1, 1]))
  const feeOf = (lot: number): number => operating[lot]! + reserve[lot]!
  const instalmentOf = (lot: number, month: string): number => instalments[lot]![instalmentMonths.indexOf(month)] ?? 0

  /** By lot. */
  const owners = harbourLots.map((_, lot) => unitsOfCast[lot] ?? `L${lot + 1}`)
  const holdingOf = async (name: string): Promise<string> =>
    (
      await books.query(
        `select x.holding_id as id from (select id as holding_id from ledger_holdings) x ${ofHolding} where ${owner} = $1`,
        [name],
      )
    )[0].id
  const today = () => world.clock.now().slice(0, 10)

  const pays = async (name: string, cents: number, day: string, place: object = {}): Promise<string> => {
    const placed = { holdingId: await holdingOf(name), ...place }
    const answer = await desk.records({ cents, receivedOn: day, payer: name, place: placed })
    succeed(answer)
    return answer.body.data._id
  }

  return {
    ...{ paper, feeOf, instalmentOf, today, figures: () => figuresOf(on) },
    isNow: async (day: string): Promise<void> => {
      world.clock.set(`${day}T18:00:00.000Z`)
      // The session before it has ended.
      desk.mandeep.cookie = (await world.as('mandeep')).cookie
    },
    /** The first of a month: jobs charge what is due and the interest before it, and use credit. */
    begins: async (month: string): Promise<void> => {
      const first = `${month}-01`
      for (const job of ['budget.chargeDue', 'levies.chargeDue', 'ledger.accrue', 'ledger.follow'])
        await world.jobs.runNow(job)
      for (const [lot, name] of owners.entries()) {
        paper.owes(name, 'strataFee', first, [operating[lot]!, reserve[lot]!, 0])
        const instalment = instalmentOf(lot, month)
        if (instalment > 0) paper.owes(name, 'specialLevy', first, [0, 0, instalment])
      }
      paper.beginsMonth(first)
    },
    /** A run of debits. */
    debits: async (all: readonly { lot: number; cents: number }[]): Promise<void> => {
      const day = today()
      const of = { way: 'debit', payer: null, memo: null, day, valueDay: day } as const
      const paid = all.map(async ({ lot, cents }) => {
        const holdingId = await holdingOf(owners[lot]!)
        return { ...of, cents, holdingId, source: `${day}:${lot}` }
      })
      await recordPaid(await books.inside(), await Promise.all(paid))
      for (const { lot, cents } of all) paper.receives(owners[lot]!, cents, { day, today: day })
    },
    /** A payment by cheque, today or found late; answers how the bank returns it. */
    pays: async (lot: number, cents: number, day = today()) => {
      const id = await pays(owners[lot]!, cents, day)
      const onPaper = paper.receives(owners[lot]!, cents, { day, today: today() })
      return async (): Promise<void> => {
        succeed(await desk.payment(id, { step: 'return', reason: 'Insufficient funds' }))
        paper.returns(onPaper, today(), returnedFeeCents)
      }
    },
    /** A fine; answers how it is paid, with more, on the payer’s word. */
    fines: async (lot: number, dueOn: string, cents: number) => {
      const name = owners[lot]!
      const chargeId = await books.owes(await holdingOf(name), 'fine', dueOn, cents)
      const onPaper = paper.owes(name, 'fine', dueOn, [cents, 0, 0])
      return async (paidCents: number): Promise<void> => {
        const instruction = 'The fine first'
        await pays(name, paidCents, today(), { shares: [{ chargeId, cents }], instruction })
        paper.receives(name, paidCents, { day: today(), today: today() }, [onPaper, cents])
      }
    },
    locks: async (month: string): Promise<void> => succeed(await desk.stepBooks({ step: 'lock', month })),
    /** Olivia sells 703. */
    sells: async (day: string): Promise<void> => {
      await sell(desk.mandeep, { unitNumber: '703', on: day, sellers: ['Olivia Owner'] })
      owners[48] = `703 from ${day}`
    },
    refunds: async (name: string, cents: number): Promise<void> => {
      const refund = { step: 'refund', cents, paidOn: today(), way: 'cheque', reason: 'Sold' }
      succeed(await desk.step(await holdingOf(name), refund))
      paper.refunds(name, cents)
    },
  }
}
