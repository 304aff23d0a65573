/** What owners are told of debits: an agreement, its end, an amount before it is debited, and a debit that is cancelled. */
import type { Agreement } from '../../../contract/debits/agreement.ts'
import { coversLabels } from '../../../contract/debits/debit-words.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, localDateOf, type LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { Reader, Wording, WordRows } from '../../offers.ts'
import { mailedAccountsOf } from '../buildings/buildings.ts'
import { accountsOfHoldings } from '../ledger/ledger.ts'
import { remind, type Reminded } from '../notifications/notifications.ts'
import { selectAgreement } from './agreements-store.ts'
import { selectDebitsTold, selectNoticesTold, type DebitTold, type NoticeTold } from './notices-store.ts'
import { todayIn } from './record.ts'

const link = { label: 'View fees', path: '/fees' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>
type Kind = 'debits.agreed' | 'debits.ended' | 'debits.amount' | 'debits.cancelled'

/** Amounts aren’t for who looks over a shoulder. */
const outside = { title: 'Your fees', text: 'There’s news about your account.' }

const agreedWords = ({ unit, covers, payerName, institution, lastThree, startsOn }: Agreement): Words => ({
  title: `Pre-authorized debits for unit ${unit.unitNumber}`,
  text: `${coversLabels[covers]} that fall due from ${formatDate(startsOn)} are debited from the account of ${payerName} at institution ${institution}, ending in ${lastThree}. We’ll tell you the amount first.`,
  outside,
})

const endedWords = ({ unit, lastThree }: Agreement): Words => ({
  title: `Pre-authorized debits for unit ${unit.unitNumber} ended`,
  text: `The agreement for the account ending in ${lastThree} has ended. A debit already sent to the bank may still go through. Please pay what falls due another way.`,
  outside,
})

const amountWords = ({ unitNumber, lastThree, cents, from, covers }: NoticeTold): Words => ({
  title: `Debit for unit ${unitNumber}: ${formatMoney(cents)}`,
  text: `${formatMoney(cents)} will be debited from the account ending in ${lastThree} on ${formatDate(from)} or soon after, for ${coversLabels[covers].toLowerCase()}. To stop it, cancel your agreement on the Fees page before then.`,
  outside,
})

const cancelledWords = ({ unitNumber, lastThree, cents, on }: DebitTold): Words => ({
  title: `Debit for unit ${unitNumber} cancelled`,
  text: `The debit of ${formatMoney(cents)} on ${formatDate(on)} from the account ending in ${lastThree} was cancelled. You still owe what it was for.`,
  outside,
})

/** Finds the owners of holdings to whom something can be sent, by holding. */
export const reachedOf = async (ctx: InBuilding, holdingIds: readonly string[]): Promise<Map<string, Reminded[]>> => {
  const buildingId = ctx.building._id
  const accounts = await accountsOfHoldings(ctx.db, buildingId, holdingIds, todayIn(ctx))
  const mailed = await mailedAccountsOf(ctx.db, buildingId, [...accounts.values()].flat(), ctx.now)
  return new Map(
    [...accounts].map(([holdingId, ids]) => [holdingId, mailed.filter(({ accountId }) => ids.includes(accountId))]),
  )
}

const tell = async (
  tx: InBuilding,
  kind: Kind,
  { subjectId, holdingId }: { subjectId: string; holdingId: string },
  { title, text }: Words,
  mailed = text,
): Promise<void> => {
  const to = (await reachedOf(tx, [holdingId])).get(holdingId) ?? []
  await remind(tx, { kind, subjectId, to, title, text: mailed, link })
}

/** Tells the owners that an agreement was made; their email has it word for word (Payments Canada, Rule H1). */
export const tellAgreed = (tx: InBuilding, agreement: Agreement): Promise<void> => {
  const { _id: subjectId, holdingId, terms } = agreement
  const words = agreedWords(agreement)
  const mailed = `${words.text} The agreement says: ${terms.join(' ')}`
  return tell(tx, 'debits.agreed', { subjectId, holdingId }, words, mailed)
}

/** Tells the owners that an agreement ended. */
export const tellEnded = (tx: InBuilding, agreement: Agreement): Promise<void> =>
  tell(tx, 'debits.ended', { subjectId: agreement._id, holdingId: agreement.holdingId }, endedWords(agreement))

/** Tells owners the amounts of notices that were kept. */
export const tellAmounts = async (tx: InBuilding, noticeIds: readonly string[]): Promise<void> => {
  for (const told of await selectNoticesTold(tx.db, tx.building._id, noticeIds))
    await tell(tx, 'debits.amount', { subjectId: told._id, holdingId: told.holdingId }, amountWords(told))
}

/** Tells owners that the debits of a file are cancelled. */
export const tellCancelled = async (tx: InBuilding, debitIds: readonly string[]): Promise<void> => {
  for (const told of await selectDebitsTold(tx.db, tx.building._id, debitIds))
    await tell(tx, 'debits.cancelled', { subjectId: told._id, holdingId: told.holdingId }, cancelledWords(told))
}

/** Reads the day where the reader is, or where it is earliest in Canada. */
const todayOf = ({ now, current }: Reader): LocalDate => localDateOf(now, current?.timeZone ?? 'America/Vancouver')

/** Words rows for those who own what they are about. */
const wordOwn = async <Row extends { _id: string; holdingId: string }>(
  ctx: Reader,
  buildingId: string,
  rows: readonly Row[],
  wordsOf: (row: Row) => Words,
): Promise<Map<string, Wording>> => {
  const holdingIds = rows.map(({ holdingId }) => holdingId)
  const owners = await accountsOfHoldings(ctx.db, buildingId, holdingIds, todayOf(ctx))
  const own = rows.filter(({ holdingId }) => owners.get(holdingId)?.includes(ctx.account._id))
  return new Map(own.map((row) => [row._id, { ...wordsOf(row), link: link.path }]))
}

const wordAgreements =
  (wordsOf: (agreement: Agreement) => Words): WordRows =>
  async (ctx, buildingId, ids) => {
    const found = await Promise.all(ids.map((id) => selectAgreement(ctx.db, buildingId, id, todayOf(ctx))))
    return wordOwn(
      ctx,
      buildingId,
      found.filter((one) => one !== null),
      wordsOf,
    )
  }

/** Words rows about agreements that were made, for their owners. */
export const wordAgreed = wordAgreements(agreedWords)
/** Words rows about agreements that ended, for their owners. */
export const wordEnded = wordAgreements(endedWords)
/** Words rows about amounts, for the owners who were told. */
export const wordAmounts: WordRows = async (ctx, buildingId, ids) =>
  wordOwn(ctx, buildingId, await selectNoticesTold(ctx.db, buildingId, ids), amountWords)
/** Words rows about cancelled debits, for their owners. */
export const wordCancelled: WordRows = async (ctx, buildingId, ids) =>
  wordOwn(ctx, buildingId, await selectDebitsTold(ctx.db, buildingId, ids), cancelledWords)
