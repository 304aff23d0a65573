/** Asking to be let into a building, of which its managers are told. */
import type { AccessWish } from '../../../contract/joining/access-requests.ts'
import { accessRequestLastsMs, codeGuesses } from '../../../contract/limits.ts'
import { asksFromAddress } from '../../../contract/limits/joining.ts'
import type { Upload } from '../../../contract/route.ts'
import { later } from '../../../contract/time.ts'
import type { Ctx, SignedIn } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { inTransaction } from '../../db/transaction.ts'
import { counterOf, countUse } from '../../http/throttle.ts'
import { recordChange } from '../audit/audit.ts'
import { belongs, findCurrentBuilding } from '../buildings/buildings.ts'
import { expireRows, insertRequest, isOpenAccount } from './access-requests-store.ts'
import { hangEvidence, takeEvidence, type Evidence } from './evidence.ts'
import { giveBackRightCode, selectPlace } from './places-store.ts'
import { tellManagers } from './request-messages.ts'

export const requestAccessJob = 'joining.requestAccess'

export interface Wish extends Partial<Pick<AccessWish, 'claimedRole' | 'message'>> {
  accountId: string
  building: { id: string } | { code: string }
  unit: string
  evidence?: readonly Evidence[]
}

type Said = Pick<AccessWish, 'buildingId' | 'buildingCode' | 'claimedRole' | 'message'> & { unitNumber: string }
type Form = { [K in keyof Said]?: Said[K] | undefined }

/** What a form says of building and unit, as a wish of an account; null where it names no building. */
export const wishOf = (accountId: string, form: Form): Wish | null => {
  const { buildingId: id, buildingCode: code, unitNumber: unit, claimedRole = null, message } = form
  if (!unit || !(id || code)) return null
  return { accountId, building: id ? { id } : { code: code! }, unit, claimedRole, ...(message && { message }) }
}

/**
 * Counts a code that fits no building, so that nobody finds buildings by trying codes; 429 beyond the limit. A right code
 * is no guess: neighbours who register on the building's own Wi-Fi share one address. Both take the same statements.
 */
export const countCode = async (ctx: Ctx & { address: string }, code: string): Promise<void> => {
  const key = counterOf(ctx, 'building-code', ctx.address)
  await countUse(ctx, key, codeGuesses)
  await giveBackRightCode(ctx.db, key, code)
}

/**
 * Asks a building for access in somebody's name, after they were answered: a code that fits none is not told from one that
 * does, neither in words nor in time. Asked twice, it waits once; whoever belongs to the building asks for nothing.
 */
export const requestAccess = (
  ctx: Ctx,
  { accountId, building, unit, claimedRole = null, message, evidence = [] }: Wish,
): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const place = await selectPlace(tx.db, building)
    const current = place && (await findCurrentBuilding(tx.db, place._id))
    if (!current || !(await isOpenAccount(tx.db, accountId))) return
    if (await belongs(tx.db, current._id, accountId)) return
    await expireRequests(tx)
    const id = newId(Date.parse(tx.now))
    const said = { claimedUnit: unit, claimedRole, message: message || null }
    const times = { createdAt: tx.now, expiresAt: later(tx.now, accessRequestLastsMs) }
    if (!(await insertRequest(tx.db, { id, buildingId: current._id, accountId, ...said, ...times }))) return
    const inside = { ...tx, building: current }
    await hangEvidence(inside, id, evidence)
    await recordChange(tx, {
      subject: 'accessRequest',
      subjectId: id,
      buildingId: current._id,
      action: 'asked',
      after: { accountId, unit, claimedRole, message: message || null, files: evidence.map(({ name }) => name) },
      actor: 'registration',
    })
    await tellManagers(inside, 'access.requested', id)
  })

/** Asks for access with the caller's account. Throws 409 for files of somebody whose address is not confirmed. */
export const askAccess = async (
  ctx: SignedIn,
  { body, files }: { body: AccessWish; files: Upload[] },
): Promise<undefined> => {
  await countUse(ctx, counterOf(ctx, 'ask-access', ctx.address), asksFromAddress)
  if (body.buildingCode) await countCode(ctx, body.buildingCode)
  const wish = wishOf(ctx.account._id, body)
  if (!wish) return undefined
  const evidence = await takeEvidence(ctx, files)
  await ctx.jobs.enqueue(ctx, requestAccessJob, { ...wish, evidence })
  return undefined
}

/** Ends requests that nobody decided or answered in time. */
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
