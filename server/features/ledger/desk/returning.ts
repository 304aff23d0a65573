/** What owners come to owe with a payment that the bank returned: what had left it, and a fee where a bylaw sets one. */
import type { Payment } from '../../../../contract/ledger/payment.ts'
import type { InBuilding } from '../../../context.ts'
import { charge } from '../debts/charging.ts'
import { selectCharge } from '../debts/store.ts'
import { selectChart } from '../store.ts'
import { selectBooks } from './books-store.ts'
import { tellCharged } from './messages.ts'
import { todayIn } from './reading.ts'
import { noteChange } from './record.ts'

/** Notes what had left a returned payment on the accounts that owe it now, and tells their owners. */
export const noteOwed = async (tx: InBuilding, chargeIds: readonly string[]): Promise<void> => {
  for (const id of chargeIds) {
    const { holdingId, unitNumber: unit, type, words, dueOn, cents } = (await selectCharge(tx.db, tx.building._id, id))!
    await tellCharged(tx, id)
    const after = { unit, type, words, dueOn, cents }
    await noteChange(tx, { subject: 'holding', subjectId: holdingId, action: 'charged', after }, [holdingId])
  }
}

/** Charges a fee once for a payment, to the unit that had most of it, and tells the owners; nothing without a bylaw or unit. */
export const chargeReturned = async (tx: InBuilding, { _id, receipts }: Payment): Promise<void> => {
  const { returnedFee } = (await selectBooks(tx.db, tx.building._id)).lateRules
  const [most] = receipts.toSorted((a, b) => b.cents - a.cents)
  if (!returnedFee || !most) return
  const { cents, authority } = returnedFee
  const { funds, accounts } = await selectChart(tx.db, tx.building._id)
  const said = { type: 'returnedPayment', words: 'Returned payment', authority, dueOn: todayIn(tx) } as const
  const source = `returned:${_id}`
  const parts = [{ fundId: funds.operating, accountId: accounts.otherIncome, cents }]
  const made = await charge(tx, [{ ...said, holdingId: most.holdingId, source, parts }])
  await tellCharged(tx, made.get(source)!)
  const after = { ...said, unit: most.unitNumber, cents }
  await noteChange(tx, { subject: 'holding', subjectId: most.holdingId, action: 'charged', after }, [most.holdingId])
}
