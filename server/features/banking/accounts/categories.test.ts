/** Categories that no budget has, added over HTTP while transactions are matched. */
import { expect, it } from 'vitest'
import { audit } from '../../../../contract/audit.ts'
import { banking } from '../../../../contract/banking.ts'
import { withBank } from '../testing/books.ts'

const on = withBank()
const expenses = async () =>
  (await on.desk.mandeep.call(banking.accounts)).categories.filter(({ kind }) => kind === 'expense')
const adds = (body: object, id = on.bank.account._id) =>
  on.desk.mandeep.send('POST', `/api/bank-accounts/${id}/categories`, { body })

it('a name that the building doesn’t have becomes a category, once, and a withdrawal is entered in it', async () => {
  const answer = await adds({ kind: 'expense', name: 'Elevator rescue' })
  expect(answer).toMatchObject({ status: 200, body: { data: { kind: 'expense', name: 'Elevator rescue' } } })
  const { _id: categoryId } = answer.body.data
  expect((await adds({ kind: 'expense', name: ' elevator  RESCUE ' })).body.data._id).toBe(categoryId)
  expect(await expenses()).toEqual([{ _id: categoryId, kind: 'expense', name: 'Elevator rescue' }])
  const [row] = await on.comes(['2026-11-05', 'KONE', -12_345])
  expect((await on.matches(row!, { kind: 'category', categoryId })).status).toBe(200)
  expect((await on.steps({ step: 'post', rows: 1 })).body.data).toMatchObject({ booksCents: -12_345 })
  const params = { subject: 'bankAccount', id: on.bank.account._id } as const
  const { items } = await on.desk.mandeep.call(audit.history, { params, query: {} })
  expect(items.map(({ action }) => action)).toEqual(['posted', 'file added', 'category added', 'added'])
})

it.each<[what: string, body: object, id: string | undefined, status: number]>([
  ['no name', { kind: 'expense', name: ' ' }, undefined, 400],
  ['another kind', { kind: 'asset', name: 'Roof' }, undefined, 400],
  ['an account of nowhere', { kind: 'expense', name: 'Roof' }, '0193a8f0-0000-7000-8000-000000000000', 404],
])('none is added with %s', async (_what, body, id, status) => {
  expect((await adds(body, id)).status).toBe(status)
  expect(await expenses()).toEqual([])
})

it('none is added with the name of the account for fees', async () => {
  const [fees] = await on.books.query(`select name from ledger_accounts where code = 'fees' limit 1`)
  const refused = await adds({ kind: 'income', name: fees!['name'] })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('Fees and levies are paid by owners. Match their payments instead.')
})
