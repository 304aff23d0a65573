import { expect, test } from 'vitest'
import { SharesForm, sharesOf } from './shares-form.ts'

test('amounts are typed in dollars, and an empty one is none', () => {
  const { amounts } = SharesForm.parse({ amounts: { a: '433.07', b: '', c: '1' }, instruction: '' })
  expect(sharesOf(amounts)).toEqual([
    { chargeId: 'a', cents: 43_307 },
    { chargeId: 'c', cents: 100 },
  ])
})

test('an amount that is none is refused on its own line', () =>
  expect(SharesForm.safeParse({ amounts: { a: 'ten' } }).error?.issues).toMatchObject([
    { path: ['amounts', 'a'], message: 'Enter an amount, such as 433.07' },
  ]))
