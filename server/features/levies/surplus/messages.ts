/** Messages to owners about what they get back of a special levy, for each refund of its surplus. */
import { formatMoney } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { Wording, WordRows } from '../../../offers.ts'
import { mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { todayIn } from '../today.ts'
import { selectToldRefunds, type ToldRefund } from './messages-store.ts'

const link = { label: 'View fees', path: '/fees' }

const restWords = 'The refund pays charges that are due, and the rest is credit for later ones.'

/** Says what a unit gets, and what of it paid its arrears of the levy. */
const partWords = ({ unitNumber, cents, settledCents }: ToldRefund): string => {
  const gets = `Unit ${unitNumber} gets ${formatMoney(cents)}`
  if (settledCents === 0) return `${gets}.`
  return settledCents === cents
    ? `${gets}, which was applied to what it still owed on this levy.`
    : `${gets}: ${formatMoney(settledCents)} was applied to what it still owed on this levy, and ${formatMoney(cents - settledCents)} is left.`
}

const wordsOf = (own: readonly [ToldRefund, ...ToldRefund[]]): Pick<Wording, 'title' | 'text' | 'outside'> => {
  const parts = own.map(partWords)
  if (own.some(({ cents, settledCents }) => cents > settledCents)) parts.push(restWords)
  return {
    title: `Refund from the special levy: ${own[0].levyName}`,
    text: parts.join(' '),
    // Amounts aren’t for who looks over a shoulder.
    outside: { title: 'Your fees', text: 'There’s news about your account.' },
  }
}

/** Picks what an account of the product gets by each of some refunds. */
const ownOf = (told: readonly ToldRefund[], accountId: string): [string, [ToldRefund, ...ToldRefund[]]][] => {
  const own = told.filter(({ accountIds }) => accountIds.includes(accountId))
  return [...Map.groupBy(own, ({ disposalId }) => disposalId)] as [string, [ToldRefund, ...ToldRefund[]]][]
}

/** Tells the owners who get something by a refund of a levy's surplus how much, for each of their units. */
export const tellRefunded = async (tx: InBuilding, disposalId: string): Promise<void> => {
  const told = await selectToldRefunds(tx.db, tx.building._id, [disposalId], todayIn(tx))
  for (const accountId of new Set(told.flatMap(({ accountIds }) => accountIds)))
    for (const [, own] of ownOf(told, accountId)) {
      const to = await mailedAccountsOf(tx.db, tx.building._id, [accountId], tx.now)
      const { title, text } = wordsOf(own)
      await remind(tx, { kind: 'levies.refunded', subjectId: disposalId, to, title, text, link })
    }
}

/** Words rows about refunds for the owners who got something. */
export const wordRefunds: WordRows = async (ctx, buildingId, ids) => {
  const today = localDateOf(ctx.now, ctx.current?.timeZone ?? 'America/Vancouver')
  const told = await selectToldRefunds(ctx.db, buildingId, ids, today)
  return new Map(ownOf(told, ctx.account._id).map(([id, own]) => [id, { ...wordsOf(own), link: link.path }]))
}
