import { beforeEach } from 'vitest'
import { banking } from '../../../../contract/banking.ts'
import { levies } from '../../../../contract/levies.ts'
import type { Levy, LevyStep } from '../../../../contract/levies/levy.ts'
import type { Answer } from '../../../testing/caller.ts'
import { csvOf, openBank } from '../../../testing/bank.ts'
import { withBooks } from '../../../testing/books.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { addCategories } from '../../ledger/ledger.ts'

/** A step as it is sent, without the version. */
type Step = LevyStep extends infer One ? (One extends LevyStep ? Omit<One, 'version'> : never) : never

export const byId = ({ _id }: { _id: string }) => ({ params: { id: _id } })

/** Three instalments, of which none is due by November 20, 2026. */
export const roof = {
  name: 'Roof',
  purpose: 'Replace the roof membrane.',
  totalCents: 25_000_000,
  division: 'entitlement',
  dueDays: ['2027-03-01', '2027-06-01', '2027-09-01'],
} as const

const open = async (on: ReturnType<typeof withBooks>) => {
  const desk = await openDesk(on.world)
  const { mandeep } = desk
  const unitId = async (number: string): Promise<string> =>
    (
      await on.books.query('select id from units where unit_number = $1 and building_id = $2', [
        number,
        on.books.ctx.building._id,
      ])
    )[0].id
  const sends = (method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> =>
    mandeep.send(method, path, { body })
  const drafted = (more: object = {}): Promise<Levy> =>
    mandeep.call(levies.draft, { body: { ...roof, ...more } as never })
  const step = async (of: Pick<Levy, '_id' | 'version'>, body: Step): Promise<Levy> =>
    (await mandeep.call(levies.step, { ...byId(of), body: { ...body, version: of.version } as never }))!
  /** On November 15, or on the first due day where that is before it. */
  const approved = async (more: object = {}): Promise<Levy> => {
    const draft = await drafted(more)
    const approvedOn = draft.firstDueOn < '2026-11-15' ? draft.firstDueOn : '2026-11-15'
    return step(draft, { step: 'approve', approvedOn, resolution: 'Special general meeting' })
  }
  return {
    ...{ desk, unitId, sends, drafted, step, approved },
    /** The decision that ends the instalments still to come. */
    cancels: (cents: number) => ({ cents, decidedOn: '2026-11-20', decision: 'Resolution 2' }),
    refused: async (of: Pick<Levy, '_id' | 'version'>, body: Step): Promise<[number, string]> => {
      const answer = await sends('POST', `/api/levies/${of._id}/steps`, { ...body, version: of.version })
      return [answer.status, answer.body.error]
    },
    get: (of: { _id: string }): Promise<Levy> => mandeep.call(levies.get, byId(of)),
    /** Records a payment of a unit, which pays what is due. */
    pays: async (number: string, cents: number): Promise<void> => {
      const place = { holdingId: on.books.holdingOf(number) }
      const receivedOn = on.world.clock.now().slice(0, 10)
      const { status } = await desk.records({ cents, receivedOn, payer: `Owner of ${number}`, place })
      if (status !== 200) throw new Error(`The payment of ${number} was refused.`)
    },
    /** The bank's account with an expense category, and short ways to match rows and post them. */
    bank: async () => {
      const bank = await openBank(mandeep)
      const [expense, income] = await addCategories(on.books.ctx, [
        { kind: 'expense', name: 'Roofing' },
        { kind: 'income', name: 'Grants' },
      ])
      const params = { id: bank.account._id }
      const steps = (body: object) => sends('POST', `/api/bank-accounts/${bank.account._id}/steps`, body)
      const comes = async (cents: number, text = `ROOFER ${cents}`) => {
        await bank.adds(csvOf(['2026-11-18', text, cents]))
        return (await mandeep.call(banking.rows, { params, query: {} })).items.find((row) => row.text === text)!
      }
      const matches = (row: { _id: string; version: number }, outcome: object) =>
        sends('POST', `/api/bank-rows/${row._id}/steps`, { step: 'match', version: row.version, outcome })
      /** Matches a row with a levy and posts it; answers the account, or why it was refused. */
      const spends = async (levyId: string, cents: number): Promise<Answer> => {
        const outcome = { kind: 'category', categoryId: expense!._id, levyId }
        const matched = await matches(await comes(cents), outcome)
        return matched.status === 200 ? steps({ step: 'post', rows: 1 }) : matched
      }
      return { ...bank, expense: expense!, income: income!, steps, comes, matches, spends }
    },
    runJob: () => on.world.jobs.runNow('levies.chargeDue'),
    fundOf: async (name: string) => (await desk.books()).funds.find((fund) => fund.name === name)!,
  }
}

type Opened = ReturnType<typeof withBooks> & { levies: Awaited<ReturnType<typeof open>> }

/** The levies of Harbour View for each test; its books must add up after it. */
export const withLevies = (): Opened => {
  const opened = withBooks() as Opened
  beforeEach(async () => {
    opened.levies = await open(opened)
  })
  return opened
}
