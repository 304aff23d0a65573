/** Money in the words of Alberta: what an owner of Prairie Court is sent, beside one of Harbour View. */
import { beforeEach, expect, it } from 'vitest'
import { ledger } from '../../../../contract/ledger.ts'
import { notifications } from '../../../../contract/notifications.ts'
import { withBooks } from '../../../testing/books.ts'
import type { Caller } from '../../../testing/caller.ts'
import { pdfWords } from '../../../testing/letters.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { settleHoldings } from '../ledger.ts'

const on = withBooks()
let mandeep: Caller
let ben: Caller
beforeEach(async () => {
  const { platform, cast } = on.world
  const building = (await findCurrentBuilding(platform.db, cast.buildings.prairie))!
  await settleHoldings({ ...on.books.ctx, building })
  ;[mandeep, ben] = await Promise.all([on.world.as('mandeep', 'prairie'), on.world.as('ben')])
})

const november = { step: 'charge', type: 'strataFee', authority: 'Budget 2026', dueOn: '2026-11-01', cents: 38_482 }
const charges = async (who: Caller, holdingId: string, words: string) =>
  who.send('POST', ledger.holdingStep.path.replace(':id', holdingId), {
    body: { ...november, words, isBroughtForward: true },
  })
const own = async (): Promise<string> => (await ben.call(ledger.mine))[0]!._id
const statementOf = async (who: Caller, holdingId: string): Promise<string> =>
  (await pdfWords(who, ledger.statementFile.path.replace(':id', holdingId))).text

it('a statement says what secures a debt: a caveat in Alberta, a lien in British Columbia', async () => {
  const _id = await own()
  expect((await charges(mandeep, _id, 'Contribution, October 2026')).status).toBe(200)
  const alberta = await statementOf(ben, _id)
  expect(alberta).toContain('Due on Nov 20, 2026: $384.82, of which $384.82 could be secured by a caveat.')
  expect(alberta).not.toMatch(/strata|\blien|council/i)
  await charges(await on.world.as('mandeep', 'harbour'), on.olivia, 'Strata fee, October 2026')
  expect(await statementOf(await on.world.as('olivia'), on.olivia)).toContain(
    'Due on Nov 20, 2026: $384.82, of which $384.82 could be secured by a lien.',
  )
})

it('messages about charges have no words of another province', async () => {
  const _id = await own()
  const body = { ...november, type: 'userFee', words: 'Guest suite', authority: 'Bylaw 3' }
  await mandeep.send('POST', ledger.holdingStep.path.replace(':id', _id), { body })
  await on.world.jobs.drain()
  const { items } = await ben.call(notifications.list, { query: { limit: 100 } })
  const mails = on.world.mails.filter(({ subject }) => subject.includes('New charge for unit 14'))
  expect(items.map(({ title }) => title)).toContain('New charge for unit 14: $384.82')
  expect(mails).toHaveLength(1)
  expect(JSON.stringify([items, mails])).not.toMatch(/strata|\blien|council/i)
})
