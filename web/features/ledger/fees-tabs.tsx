import { Tabs } from '@mantine/core'
import { useLocation, useNavigate } from 'react-router'
import { useRights } from '../../api/use-rights.ts'
import type { Rights } from '../../api/rights.ts'

/** Whether somebody reads what every owner owes: who keeps the books, and council. */
export const readsBooks = ({ role, looksAfter }: Pick<Rights, 'role' | 'looksAfter'>): boolean =>
  looksAfter('billing') || role === 'council'

/** Tells whether someone may owe fees here: management owns no unit as a rule, but a treasurer on council does. */
export const mayOweFees = ({ role, superadmin }: Pick<Rights, 'role' | 'superadmin'>): boolean =>
  !superadmin && role !== 'management'

const entriesFor = (rights: Rights): readonly (readonly [to: string, words: string])[] => [
  ...(mayOweFees(rights) ? [['/fees', 'Your fees'] as const] : []),
  ['/fees/receivables', 'Receivables'],
  ...(rights.looksAfter('billing') ? [['/fees/payments', 'Payments'] as const] : []),
  ...(rights.looksAfter('billing') ? [['/fees/bank', 'Bank'] as const] : []),
  ...(rights.looksAfter('billing') ? [['/fees/debits', 'Debits'] as const] : []),
  ['/fees/runs', 'Monthly fees'],
  ['/fees/budgets', 'Budgets'],
  ['/fees/levies', 'Special levies'],
  ['/fees/books', 'Funds'],
  ['/fees/council', 'Fund report'],
]

/** Leads to the parts of fees; only for those who read the books. */
export function FeesTabs() {
  const rights = useRights()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  if (!readsBooks(rights)) return null
  return (
    <Tabs value={pathname} onChange={(to) => to !== null && void navigate(to)} mb="md" className="no-print">
      <Tabs.List aria-label="Fees">
        {entriesFor(rights).map(([to, words]) => (
          <Tabs.Tab key={to} value={to}>
            {words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
