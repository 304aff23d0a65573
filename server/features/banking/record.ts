/** What every change of banking leaves behind: a line of the history, and open screens that wake. */
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeKeepers, wakeRoles } from '../buildings/buildings.ts'

type Action = 'added' | 'changed' | 'file added' | 'file undone' | 'category added' | 'posted' | 'posting undone'

/** What happened to a bank account; nothing of it names who paid. */
interface Noted {
  action: Action
  accountId: string
  before?: Record<string, unknown>
  after: Record<string, unknown>
}

/** Wakes the open screens of those who keep the bank accounts. */
export const wakeBanking = (tx: InBuilding): void => wakeKeepers(tx, 'billing', 'bankAccount')

/** Adds a line to the history of a bank account, and wakes those who keep it. */
export const noteChange = async (tx: InBuilding, { accountId, before = {}, ...noted }: Noted): Promise<void> => {
  await recordChange(tx, {
    ...{ subject: 'bankAccount', subjectId: accountId, buildingId: tx.building._id },
    ...{ before, ...noted },
  })
  wakeBanking(tx)
}

/** Adds a line to the history of a recorded expense, which never names who was paid, and wakes those who keep it or read the books. */
export const noteExpense = async (
  tx: InBuilding,
  { expenseId, ...noted }: { action: 'recorded' | 'undone'; expenseId: string; after: Record<string, unknown> },
): Promise<void> => {
  await recordChange(tx, {
    ...{ subject: 'bankExpense', subjectId: expenseId, buildingId: tx.building._id },
    ...{ before: {}, ...noted },
  })
  wakeKeepers(tx, 'billing', 'bankExpense')
  wakeBanking(tx)
  wakeRoles(tx, 'books')
}

/** Wakes the screens that show payments, accounts of owners and the books. */
export const wakeMoney = (tx: InBuilding): void => {
  wakeRoles(tx, 'payment')
  wakeRoles(tx, 'books')
  wakeRoles(tx, 'holding', ['owner', 'council', 'management'])
}
