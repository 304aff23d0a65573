/** What owners are told when a special levy is approved. */
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { mailedAccountsOf } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import { instalmentsOf, type UnitShare } from './shares/rules.ts'
import { selectHeld, selectShares } from './shares/store.ts'
import { isApproved, selectThose, type ApprovedLevy } from './store.ts'
import { todayIn } from './today.ts'

const link = { label: 'View fees', path: '/fees' }

type Words = Pick<Wording, 'title' | 'text' | 'outside'>

/** Amounts aren’t for who looks over a shoulder. */
const outside = { title: 'Your fees', text: 'There’s news about your account.' }

const shareWords = ({ unit, cents }: UnitShare, dueDays: readonly string[]): string => {
  const [first] = instalmentsOf(cents, dueDays.length)
  const due = `due ${formatDate(dueDays[0]!)}`
  const all = `Unit ${unit.unitNumber} pays ${formatMoney(cents)}`
  return dueDays.length === 1
    ? `${all}, ${due}.`
    : `${all} in ${dueDays.length} instalments, the first of ${formatMoney(first!)} ${due}.`
}

const wordsOf = ({ name, approvedOn, dueDays }: ApprovedLevy, shares: readonly UnitShare[]): Words => ({
  title: `Special levy approved: ${name}`,
  text: `Owners approved it on ${formatDate(approvedOn)}. ${shares.map((share) => shareWords(share, dueDays)).join(' ')}`,
  outside,
})

/** By account, the shares of the units that it owns on a day. */
const sharesByAccount = async (
  { db, building }: Pick<InBuilding, 'db'> & { building: { _id: string } },
  shares: readonly UnitShare[],
  day: string,
): Promise<Map<string, UnitShare[]>> => {
  const paying = shares.filter(({ cents }) => cents > 0)
  const unitIds = paying.map(({ unit }) => unit._id)
  const held = new Map((await selectHeld(db, building._id, unitIds, day)).map((one) => [one.unitId, one.owners]))
  const owned = paying.flatMap((share) =>
    (held.get(share.unit._id) ?? []).flatMap(({ accountId }) => (accountId === null ? [] : [{ accountId, share }])),
  )
  return new Map(
    [...Map.groupBy(owned, ({ accountId }) => accountId)].map(([id, all]) => [id, all.map(({ share }) => share)]),
  )
}

/** Tells the owners of units that pay a share what they will owe, and from when. */
export const tellApproved = async (tx: InBuilding, levy: ApprovedLevy): Promise<void> => {
  const shares = (await selectShares(tx.db, tx.building._id, [levy._id])).get(levy._id) ?? []
  for (const [accountId, own] of await sharesByAccount(tx, shares, todayIn(tx))) {
    const to = await mailedAccountsOf(tx.db, tx.building._id, [accountId], tx.now)
    const { title, text } = wordsOf(levy, own)
    await remind(tx, { kind: 'levies.approved', subjectId: levy._id, to, title, text, link })
  }
}

/** Words rows about approved levies for owners of units that pay a share. */
export const wordApproved: WordRows = async (ctx, buildingId, ids) => {
  const day = localDateOf(ctx.now, ctx.current?.timeZone ?? 'America/Vancouver')
  const building = { _id: buildingId }
  const levies = (await selectThose(ctx.db, buildingId, ids)).filter(isApproved)
  const shares = await selectShares(ctx.db, buildingId, ids)
  const words = new Map<string, Wording>()
  for (const levy of levies) {
    const byAccount = await sharesByAccount({ db: ctx.db, building }, shares.get(levy._id) ?? [], day)
    const own = byAccount.get(ctx.account._id)
    if (own) words.set(levy._id, { ...wordsOf(levy, own), link: link.path })
  }
  return words
}
