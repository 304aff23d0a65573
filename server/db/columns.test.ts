import { expect, test } from 'vitest'
import { selected, type ColumnsOf } from './columns.ts'

interface Draft {
  name: string
  policyNumber: string
}
const columns = { name: 'name', policyNumber: 'policy_number' } as const

test('columns are read by their names on the wire', () =>
  expect(selected('v', columns)).toBe('v.name as "name", v.policy_number as "policyNumber"'))

test('a field without a column does not compile, and neither does a column that the table has not', () => {
  const whole: ColumnsOf<Draft, 'vendors'> = columns
  expect(whole.policyNumber).toBe('policy_number')
  // @ts-expect-error No column is named for the fax number.
  const withFax: ColumnsOf<Draft & { fax: string }, 'vendors'> = columns
  // @ts-expect-error The table has no such column.
  const elsewhere: ColumnsOf<Draft, 'vendors'> = { ...columns, policyNumber: 'fax' }
  expect([withFax.fax, elsewhere.policyNumber]).toEqual([undefined, 'fax'])
})
