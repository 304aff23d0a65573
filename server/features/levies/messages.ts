/** Messages to owners about a special levy: it was approved, or its instalments were cancelled. */
import type { levyMessageKinds } from '../../../contract/levies/levy-messages.ts'
import { formatMoney } from '../../../contract/money.ts'
import { formatDate, localDateOf } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import type { Database } from '../../db/connection.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { mailedAccountsOf } from '../buildings/buildings.ts'
import { remind } from '../notifications/notifications.ts'
import { cancelledShares, instalmentsOf, type UnitShare } from './shares/rules.ts'
import { selectCharged, selectHeld, selectShares } from './shares/store.ts'
import { isApproved, selectThose, type ApprovedLevy } from './store.ts'
import { todayIn } from './today.ts'

const link = { label: 'View fees', path: '/fees' }

type LevyKind = Exclude<keyof typeof levyMessageKinds, 'levies.refunded'>
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

/** A message about a levy: what each unit pays, or no longer pays, and how that is said. */
interface News {
  sharesOf: (db: Database, buildingId: string, levy: ApprovedLevy) => Promise<readonly UnitShare[]>
  title: (levy: ApprovedLevy) => string
  text: (levy: ApprovedLevy, own: readonly UnitShare[]) => string
}

const finalShares = async (db: Database, buildingId: string, { _id }: ApprovedLevy): Promise<readonly UnitShare[]> =>
  (await selectShares(db, buildingId, [_id])).get(_id) ?? []

const news: Record<LevyKind, News> = {
  'levies.approved': {
    sharesOf: finalShares,
    title: ({ name }) => `Special levy approved: ${name}`,
    text: ({ approvedOn, dueDays }, own) =>
      `Owners approved it on ${formatDate(approvedOn)}. ${own.map((share) => shareWords(share, dueDays)).join(' ')}`,
  },
  'levies.cancelled': {
    sharesOf: async (db, buildingId, levy) => {
      const charged = (await selectCharged(db, buildingId, [levy._id])).get(levy._id) ?? []
      return cancelledShares({ ...levy, shares: await finalShares(db, buildingId, levy) }, charged)
    },
    title: ({ name }) => `Special levy instalments cancelled: ${name}`,
    text: (_, own) =>
      own.map(({ unit, cents }) => `Unit ${unit.unitNumber} no longer has to pay ${formatMoney(cents)}.`).join(' '),
  },
}

const wordsOf = (kind: LevyKind, levy: ApprovedLevy, own: readonly UnitShare[]): Words => ({
  title: news[kind].title(levy),
  text: news[kind].text(levy, own),
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

/** Tells the owners of the units that a message about a levy is about: what it means for theirs. */
export const tellOwners = async (tx: InBuilding, kind: LevyKind, levy: ApprovedLevy): Promise<void> => {
  const shares = await news[kind].sharesOf(tx.db, tx.building._id, levy)
  for (const [accountId, own] of await sharesByAccount(tx, shares, todayIn(tx))) {
    const to = await mailedAccountsOf(tx.db, tx.building._id, [accountId], tx.now)
    const { title, text } = wordsOf(kind, levy, own)
    await remind(tx, { kind, subjectId: levy._id, to, title, text, link })
  }
}

/** Words rows about levies for the owners of those units. */
export const wordLevies =
  (kind: LevyKind): WordRows =>
  async (ctx, buildingId, ids) => {
    const day = localDateOf(ctx.now, ctx.current?.timeZone ?? 'America/Vancouver')
    const words = new Map<string, Wording>()
    for (const levy of (await selectThose(ctx.db, buildingId, ids)).filter(isApproved)) {
      const shares = await news[kind].sharesOf(ctx.db, buildingId, levy)
      const own = (await sharesByAccount({ db: ctx.db, building: { _id: buildingId } }, shares, day)).get(
        ctx.account._id,
      )
      if (own) words.set(levy._id, { ...wordsOf(kind, levy, own), link: link.path })
    }
    return words
  }
