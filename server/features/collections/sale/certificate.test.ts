/** The figures for a sale: row 30, with a fine of $200 open, fees paid, and an instalment of a levy to come. */
import { expect, it } from 'vitest'
import { collections } from '../../../../contract/collections.ts'
import { levies } from '../../../../contract/levies.ts'
import { withBooks } from '../../../testing/books.ts'
import { withBudgets } from '../../../testing/budgets.ts'
import { openDesk } from '../../../testing/ledger-desk.ts'
import { completeHarbour } from '../../../testing/lots.ts'
import { chargeDue as chargeFees } from '../../budget/budget.ts'
import { chargeDue as chargeLevies } from '../../levies/levies.ts'
import { collectionDesk } from '../testing/collection-desk.ts'

const opened = withBooks()

/** Unit 703 with its fee and two instalments of a levy charged and paid; answers what certificates say. */
const sold = async () => {
  const { world, books, olivia: id } = opened
  await completeHarbour(world)
  const desk = await openDesk(world)
  await withBudgets(world, desk.mandeep).approved('2026-01-01')
  const draft = await desk.mandeep.call(levies.draft, {
    body: {
      ...{ name: 'Roof', purpose: 'Replace the roof membrane.', totalCents: 25_000_000, division: 'entitlement' },
      dueDays: ['2026-11-16', '2026-11-18', '2027-09-01'],
    },
  })
  const approval = { approvedOn: '2026-11-15', resolution: 'Special general meeting', version: draft.version }
  await desk.mandeep.call(levies.step, { params: { id: draft._id }, body: { step: 'approve', ...approval } })
  await chargeFees(world.context())
  await chargeLevies(world.context())
  await desk.records({ cents: 43_307 + 289_684, place: { holdingId: id } })
  const figures = () => desk.mandeep.call(collections.certificate, { params: { id } })
  return { ...(await collectionDesk(opened)), books, desk, id, figures }
}

it('row 30: (a) 433.07, (b) 200.00, (d) 1,448.42 by September 1, and no certificate of payment until it is paid or arranged', async () => {
  const { id, books, figures, step } = await sold()
  expect(await figures()).toMatchObject({ owingCents: 0, payment: { may: true, reasons: ['Nothing is owed.'] } })
  const fine = await books.owes(id, 'fine', '2026-11-10', 20_000)
  expect(await figures()).toMatchObject({
    ...{ on: '2026-11-20', monthlyCents: 43_307, owingCents: 20_000, trustCents: 0, owing: [{ _id: fine }] },
    ...{ levyCents: 144_842, levies: [{ dueOn: '2027-09-01', cents: 144_842 }] },
    payment: { may: false, reasons: ['$200.00 is owed.'] },
    source: {
      information: { source: 'Strata Property Act, s. 59' },
      payment: { source: 'Strata Property Act, s. 115' },
    },
  })
  const plan = { on: '2026-11-20', request: 'By email.', decidedOn: '2026-11-19', decision: 'Council agreed.' }
  const instalments = [{ dueOn: '2026-12-01', cents: 20_000 }]
  await step({ step: 'plan', ...plan, chargeIds: [fine], instalments })
  expect((await figures()).payment).toEqual({ may: true, reasons: ['A payment plan covers all that is owed.'] })
})

it('leaves out what is in trust, and counts what is due today', async () => {
  const { id, books, figures, step } = await sold()
  const damage = await books.owes(id, 'damage', '2026-11-10', 30_000)
  const held = { on: '2026-11-20', heldBy: 'court', words: 'They dispute it.' } as const
  await step({ step: 'trust', chargeIds: [damage], ...held })
  expect(await figures()).toMatchObject({
    ...{ owingCents: 0, trustCents: 30_000 },
    payment: { may: true, reasons: ['$300.00 is paid into court or held in trust.'] },
  })
  await books.owes(id, 'administration', '2026-11-20', 5_000)
  expect(await figures()).toMatchObject({
    ...{ owingCents: 5_000, trustCents: 30_000 },
    payment: { may: false, reasons: ['$50.00 is owed.'] },
  })
})
