/** Interest on what was owed before the books began. */
import { expect, it } from 'vitest'
import { withBooks } from '../../testing/books.ts'
import { openDesk } from '../../testing/ledger-desk.ts'
import { openImports } from './testing/imports.ts'

const on = withBooks()
const asOf = '2026-10-31'

it('row 28: an opening balance as one sum bears no interest by bylaw; split by month each does, from its own day', async () => {
  const desk = await openDesk(on.world)
  const imports = openImports(desk.mandeep)
  const interest = { bps: 1000, per: 'year', from: '2026-01-01', authority: 'Bylaw 4 (2)' }
  expect((await desk.stepBooks({ step: 'setLateRules', interest, returnedFee: null })).status).toBe(200)
  await imports.adds('Unit,Opening balance\n703,"1,240.50"', { asOf, expectedCents: 124_050 })
  const months = ['2026-08-01', '2026-09-01', '2026-10-01']
  const split = `Unit,Type,Due date,Amount\n${months.map((day) => `305,Strata fee,${day},413.50`).join('\n')}`
  await imports.adds(split, { asOf, expectedCents: 124_050 })
  await on.world.jobs.runNow('ledger.accrue')
  const borne = await on.books.query(
    `select u.unit_number as unit, i.due_on as "dueOn", i.cents::integer as cents, n.cents::integer as interest
     from ledger_items i left join ledger_items n on n.for_item_id = i.id
     join ledger_holdings h on h.id = i.holding_id join units u on u.id = h.unit_id
     where i.for_item_id is null order by 1 desc, 2`,
  )
  // To the end of October: 92, 61 and 31 days.
  expect(borne).toEqual([
    { unit: '703', dueOn: asOf, cents: 124_050, interest: null },
    { unit: '305', dueOn: '2026-08-01', cents: 41_350, interest: 1042 },
    { unit: '305', dueOn: '2026-09-01', cents: 41_350, interest: 691 },
    { unit: '305', dueOn: '2026-10-01', cents: 41_350, interest: 351 },
  ])
})
