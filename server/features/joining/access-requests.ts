/** Asking to be let into a building, of which its managers are told. */
import type { AccessRequest, AccessWish, MyAccessRequest } from '../../../contract/joining/access-requests.ts'
import { accessRequestLastsMs, codeGuesses } from '../../../contract/limits.ts'
import { canManageBuilding } from '../../../contract/role-rights.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, InBuilding, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { countUse } from '../../http/throttle.ts'
import type { Wording, WordRows } from '../../offers.ts'
import { recordChange } from '../audit/audit.ts'
import { belongs, findCurrentBuilding } from '../buildings/buildings.ts'
import { mailAbout, notify } from '../notifications/notifications.ts'
import {
  expireRows,
  insertRequest,
  isOpenAccount,
  selectManagers,
  selectMine,
  selectRequest,
  selectWaiting,
} from './access-requests-store.ts'
import { selectPlace } from './places-store.ts'

export const requestAccessJob = 'joining.requestAccess'

export interface Wish {
  accountId: string
  building: { id: string } | { code: string }
  unit: string
}

/** What a form says of building and unit, as a wish of an account; null where it names no building. */
export const wishOf = (
  accountId: string,
  form: { buildingId?: string | undefined; buildingCode?: string | undefined; unitNumber?: string | undefined },
): Wish | null => {
  const { buildingId: id, buildingCode: code, unitNumber: unit } = form
  if (!unit || !(id || code)) return null
  return { accountId, building: id ? { id } : { code: code! }, unit }
}

/** Counts a code that was tried, so that nobody finds buildings by trying them. */
export const countCode = (ctx: Ctx & { address: string }): Promise<void> =>
  countUse(ctx, `building-code:${ctx.address}`, codeGuesses)

const doubt = ' Their e-mail address is not confirmed yet.'
const worded = ({ name, unitNumber, emailVerified }: AccessRequest): Wording => ({
  title: `${name} asks for access`,
  text: `They say that unit ${unitNumber} is theirs.${emailVerified ? '' : doubt}`,
  link: '/access-requests',
})

/** Tells those who decide, each by the ways they chose. */
const tellManagers = async (tx: InBuilding, id: string): Promise<void> => {
  const request = await selectRequest(tx.db, tx.building._id, id, tx.now)
  if (!request) return
  const managers = await selectManagers(tx.db, tx.building._id)
  const accountIds = managers.map(({ accountId }) => accountId)
  await notify(tx, { buildingId: tx.building._id, kind: 'access.requested', subjectId: id, accountIds })
  const { title, text } = worded(request)
  await mailAbout(tx, {
    kind: 'access.requested',
    subjectId: id,
    letter: { subject: title, paragraphs: [text], link: { label: 'See the request', path: '/access-requests' } },
    to: managers,
    dedupeKey: `access-requested:${id}`,
  })
}

/**
 * Asks a building for access in somebody's name, after they were answered: a code that fits none is not told from one that
 * does, neither in words nor in time. Asked twice, it waits once; whoever belongs to the building asks for nothing.
 */
export const requestAccess = (ctx: Ctx, { accountId, building, unit }: Wish): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const place = await selectPlace(tx.db, building)
    const current = place && (await findCurrentBuilding(tx.db, place._id))
    if (!current || !(await isOpenAccount(tx.db, accountId))) return
    if (await belongs(tx.db, current._id, accountId)) return
    await expireRequests(tx)
    const id = newId(Date.parse(tx.now))
    const times = { createdAt: tx.now, expiresAt: later(tx.now, accessRequestLastsMs) }
    if (!(await insertRequest(tx.db, { id, buildingId: current._id, accountId, claimedUnit: unit, ...times }))) return
    await recordChange(tx, {
      subject: 'accessRequest',
      subjectId: id,
      buildingId: current._id,
      action: 'asked',
      after: { accountId, unit },
      actor: 'registration',
    })
    await tellManagers({ ...tx, building: current }, id)
  })

/** Asks for access with the caller's account. */
export const askAccess = async (ctx: SignedIn, { body }: { body: AccessWish }): Promise<undefined> => {
  if (body.buildingCode) await countCode(ctx)
  const wish = wishOf(ctx.account._id, body)
  if (wish) await ctx.jobs.enqueue(ctx, requestAccessJob, wish)
  return undefined
}

/**
 * What the caller asked for. Only for a confirmed address: an account that anybody makes in a minute must not tell which
 * codes fit.
 */
export const myAccessRequests = (ctx: SignedIn): Promise<MyAccessRequest[]> =>
  selectMine(ctx.db, ctx.account._id, ctx.now)

/** Words the rows about requests that wait, for those who may decide them. */
export const wordAccessRequests: WordRows = async (ctx, buildingId, ids) => {
  const decides = ctx.currentRole !== null && canManageBuilding(ctx.currentRole)
  const waiting = decides ? await selectWaiting(ctx.db, buildingId, ids, ctx.now) : []
  return new Map(waiting.map((request) => [request._id, worded(request)]))
}

/** Ends requests that nobody decided in time. */
export const expireRequests = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    for (const { id, buildingId } of await expireRows(tx.db, tx.now))
      await recordChange(tx, {
        subject: 'accessRequest',
        subjectId: id,
        buildingId,
        action: 'expired',
        actor: 'joining.expireRequests',
      })
  })
