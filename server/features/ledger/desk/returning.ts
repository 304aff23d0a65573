/** The fee for a payment that the bank returned, where a bylaw sets one. */
import type { Payment } from '../../../../contract/ledger/payment.ts'
import type { InBuilding } from '../../../context.ts'
import { charge } from '../debts/charging.ts'
import { selectChart } from '../store.ts'
import { selectBooks } from './books-store.ts'
import { tellCharged } from './messages.ts'
import { todayIn } from './reading.ts'
import { noteChange } from './record.ts'

/** Charges it once for a payment, to the unit that had most of it, and tells the owners; nothing without a bylaw or unit. */
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
