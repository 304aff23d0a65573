/** What every change of debits leaves behind: a line of the history, and open screens that wake. */
import type { Agreement } from '../../../contract/debits/agreement.ts'
import { localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { recordChange } from '../audit/audit.ts'
import { wakeAccounts, wakeKeepers, wakeRoles } from '../buildings/buildings.ts'
import { accountsOfHoldings } from '../ledger/ledger.ts'

/** Finds the building's calendar day. */
export const todayIn = (ctx: InBuilding): LocalDate => localDateOf(ctx.now, ctx.building.timeZone)

/** Someone, or a job that says who it is. */
export type Actor = InBuilding & { readonly actor?: string }

const note = (
  tx: Actor,
  noted: {
    subject: 'debitAgreement' | 'debitRun' | 'debitSettings'
    subjectId: string
    action: string
    before?: Record<string, unknown>
    after: Record<string, unknown>
  },
): Promise<void> =>
  recordChange(tx, { ...noted, buildingId: tx.building._id, ...(tx.actor !== undefined && { actor: tx.actor }) })

/** Adds a line to the history of an agreement, never who the account holder is; wakes keepers of the books and its owners. */
export const noteAgreement = async (
  tx: Actor,
  action: 'agreed' | 'ended' | 'notified' | 'notifiedOnPaper',
  { _id, holdingId, unit }: Pick<Agreement, '_id' | 'holdingId' | 'unit'>,
  after: Record<string, unknown>,
): Promise<void> => {
  await note(tx, {
    ...{ subject: 'debitAgreement', subjectId: _id, action },
    after: { unit: unit.unitNumber, ...after },
  })
  wakeKeepers(tx, 'billing', 'debitAgreement')
  const accounts = await accountsOfHoldings(tx.db, tx.building._id, [holdingId], todayIn(tx))
  wakeAccounts(tx, 'debitAgreement', accounts.get(holdingId) ?? [])
}

/** Adds a line to the history of a file, and wakes keepers of the books. */
export const noteRun = async (
  tx: InBuilding,
  action: 'made' | 'entered' | 'cancelled' | 'returned',
  runId: string,
  after: Record<string, unknown>,
): Promise<void> => {
  await note(tx, { subject: 'debitRun', subjectId: runId, action, after })
  wakeRuns(tx)
}

/** Wakes the screens that show files of debits. */
const wakeRuns = (tx: InBuilding): void => wakeKeepers(tx, 'billing', 'debitRun')

/** Wakes the screens that show payments and what owners owe. */
export const wakeMoney = (tx: InBuilding): void => {
  wakeRoles(tx, 'payment')
  wakeRoles(tx, 'holding', ['owner', 'council', 'management'])
  wakeRoles(tx, 'books')
}

/** Adds a line to the history of the settings; wakes keepers of the books, and owners, to whom debits may be offered. */
export const noteSettings = async (
  tx: InBuilding,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Promise<void> => {
  await note(tx, { subject: 'debitSettings', subjectId: tx.building._id, action: 'changed', before, after })
  wakeKeepers(tx, 'billing', 'debitSettings')
  wakeRoles(tx, 'debitSettings', ['owner'])
}
