/** What the payers of waiting payments are asked. */
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { selectAsked, type AskedPayment } from './store.ts'

const link = { label: 'Answer', path: '/fees' }

/** Amounts aren’t for who looks over a shoulder. */
const outside = { title: 'Your fees', text: 'There’s a question about your payment.' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>

const wordsOf = ({ cents, unplacedCents, receivedOn, unitNumbers }: AskedPayment): Words =>
  unplacedCents === 0
    ? {
        title: `Your payment of ${formatMoney(cents)} was applied`,
        text: `It was received on ${formatDate(receivedOn)}. Your accounts show what it paid.`,
        outside,
      }
    : {
        title: `Which unit is your payment of ${formatMoney(unplacedCents)} for?`,
        text: `It was received on ${formatDate(receivedOn)}. Tell us which unit to apply it to: ${unitNumbers.join(' or ')}.`,
        outside,
      }

/** Asks the owners of the units in question what payments are for. */
export const tellAsked = async (tx: InBuilding, paymentIds: readonly string[]): Promise<void> => {
  const today = localDateOf(tx.now, tx.building.timeZone)
  for (const payment of await selectAsked(tx.db, tx.building._id, paymentIds, today)) {
    if (payment.unplacedCents === 0) continue
    const to = await mailedAccountsOf(tx.db, tx.building._id, payment.accountIds, tx.now)
    const { title, text } = wordsOf(payment)
    await remind(tx, { kind: 'fees.asked', subjectId: payment._id, to, title, text, link })
  }
}

/** Words rows about waiting payments for the owners who are asked. */
export const wordAsked: WordRows = async (ctx, buildingId, ids) => {
  const today = localDateOf(ctx.now, ctx.current?.timeZone ?? 'America/Vancouver')
  const asked = await selectAsked(ctx.db, buildingId, ids, today)
  return new Map(
    asked
      .filter(({ accountIds }) => accountIds.includes(ctx.account._id))
      .map((one) => [one._id, { ...wordsOf(one), link: link.path }]),
  )
}
