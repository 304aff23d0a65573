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

/** Tells whether someone may own a unit, by their role: owners do, and as a rule those on council. */
const mayOwn = (rights: Rights): boolean => mayOweFees(rights) && (rights.role === 'owner' || rights.role === 'council')

const entriesOfBooks = (rights: Rights): readonly (readonly [to: string, words: string])[] => [
  ['/fees/receivables', 'Receivables'],
  ['/collections', 'Collections'],
  ...(rights.looksAfter('billing') ? [['/fees/payments', 'Payments'] as const] : []),
  ...(rights.looksAfter('billing') ? [['/fees/bank', 'Bank'] as const] : []),
  ...(rights.looksAfter('billing') ? [['/fees/debits', 'Debits'] as const] : []),
  ['/fees/runs', 'Monthly fees'],
  ['/fees/budgets', 'Budgets'],
  ['/fees/levies', 'Special levies'],
  ['/fees/books', 'Funds'],
  ['/fees/council', 'Fund report'],
]

const entriesFor = (rights: Rights): readonly (readonly [to: string, words: string])[] => [
  ...(mayOweFees(rights) ? [['/fees', 'Your fees'] as const] : []),
  ...(mayOwn(rights) ? [['/fees/budget', 'Budget and statements'] as const] : []),
  ...(readsBooks(rights) ? entriesOfBooks(rights) : []),
]

/** Leads to the parts of fees; nothing for those who have one part only. */
export function FeesTabs() {
  const rights = useRights()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const entries = entriesFor(rights)
  if (entries.length < 2) return null
  return (
    <Tabs value={pathname} onChange={(to) => to !== null && void navigate(to)} mb="md" className="no-print">
      <Tabs.List aria-label="Fees">
        {entries.map(([to, words]) => (
          <Tabs.Tab key={to} value={to}>
            {words}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  )
}
