/** What owners are told: a charge other than the monthly fee, and a payment that the bank returned. */
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate, localDateOf, type LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import type { Reader, Wording, WordRows } from '../../../offers.ts'
import { mailedAccountsOf } from '../../buildings/buildings.ts'
import { remind } from '../../notifications/notifications.ts'
import { todayIn } from './reading.ts'
import { selectToldCharges, selectToldReturns, type ToldCharge, type ToldReturn } from './messages-store.ts'

const link = { label: 'View fees', path: '/fees' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>

/** Amounts aren’t for who looks over a shoulder. */
const outside = { title: 'Your fees', text: 'There’s news about your account.' }

const chargeWords = ({ unitNumber, words, authority, dueOn, cents }: ToldCharge): Words => ({
  title: `New charge for unit ${unitNumber}: ${formatMoney(cents)}`,
  text: `${words}, due ${formatDate(dueOn)}. Based on: ${authority}.`,
  outside,
})

/** Words what was returned of one payment, for one owner: of several units, all of it. */
const returnWords = (told: readonly [ToldReturn, ...ToldReturn[]]): Words => {
  const cents = told.reduce((sum, one) => sum + one.cents, 0)
  const units = told.map(({ unitNumber }) => unitNumber).join(' and ')
  return {
    title: `The bank returned a payment for ${told.length === 1 ? 'unit' : 'units'} ${units}: ${formatMoney(cents)}`,
    text: `It was received on ${formatDate(told[0].receivedOn)}. The charges it paid are owed again.`,
    outside,
  }
}

/** Words what an account is told of each returned payment. */
const returnsFor = (told: readonly ToldReturn[], accountId: string): Map<string, Words> => {
  const own = Map.groupBy(
    told.filter(({ accountIds }) => accountIds.includes(accountId)),
    ({ _id }) => _id,
  )
  return new Map([...own].map(([id, all]) => [id, returnWords(all as [ToldReturn, ...ToldReturn[]])]))
}

const tell = async (
  tx: InBuilding,
  kind: 'fees.charged' | 'fees.returned',
  { subjectId, accountIds }: { subjectId: string; accountIds: readonly string[] },
  { title, text }: Words,
): Promise<void> => {
  const to = await mailedAccountsOf(tx.db, tx.building._id, [...accountIds], tx.now)
  await remind(tx, { kind, subjectId, to, title, text, link })
}

/** Tells owners of a charge, save for someone who knows of it. */
export const tellCharged = async (tx: InBuilding, chargeId: string, besides: string | null = null): Promise<void> => {
  for (const told of await selectToldCharges(tx.db, tx.building._id, [chargeId], todayIn(tx))) {
    const accountIds = told.accountIds.filter((id) => id !== besides)
    await tell(tx, 'fees.charged', { subjectId: chargeId, accountIds }, chargeWords(told))
  }
}

/** Tells owners of a payment that the bank returned: those of each unit that it was allocated to. */
export const tellReturned = async (tx: InBuilding, paymentId: string): Promise<void> => {
  const told = await selectToldReturns(tx.db, tx.building._id, [paymentId], todayIn(tx))
  for (const accountId of new Set(told.flatMap(({ accountIds }) => accountIds)))
    for (const words of returnsFor(told, accountId).values())
      await tell(tx, 'fees.returned', { subjectId: paymentId, accountIds: [accountId] }, words)
}

/** Reads the day where the reader is, or where it is earliest in Canada. */
const todayOf = ({ now, current }: Reader): LocalDate => localDateOf(now, current?.timeZone ?? 'America/Vancouver')

const linked = (words: ReadonlyMap<string, Words>): Map<string, Wording> =>
  new Map([...words].map(([id, one]) => [id, { ...one, link: link.path }]))

/** Words rows about charges for the owners of their units. */
export const wordCharges: WordRows = async (ctx, buildingId, ids) => {
  const told = await selectToldCharges(ctx.db, buildingId, ids, todayOf(ctx))
  const own = told.filter(({ accountIds }) => accountIds.includes(ctx.account._id))
  return linked(new Map(own.map((one) => [one._id, chargeWords(one)])))
}

/** Words rows about returned payments for the owners whose they were. */
export const wordReturns: WordRows = async (ctx, buildingId, ids) =>
  linked(returnsFor(await selectToldReturns(ctx.db, buildingId, ids, todayOf(ctx)), ctx.account._id))
