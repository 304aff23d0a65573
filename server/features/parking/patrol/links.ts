/** The links of patrols: a secret for a security company, renewed and ended by those who manage parking. */
import { patrolLinksMost } from '../../../../contract/limits/parking.ts'
import type { NewPatrolLink, PatrolLink } from '../../../../contract/parking/patrol.ts'
import { later } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { Conflict, NotFound } from '../../../http/errors.ts'
import { hashOf, newSecret } from '../../../platform/secrets.ts'
import { recordChange } from '../../audit/audit.ts'
import { lockBuilding } from '../../buildings/buildings.ts'
import type { ById } from '../caller.ts'
import { parkingSettingsOf } from '../settings/settings.ts'
import { insertPatrolLink, selectPatrolLinks, updateEnded, updateRenewed } from './store.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The links that nobody has ended, with how often each was used. */
export const patrolLinks = (ctx: InBuilding): Promise<PatrolLink[]> =>
  selectPatrolLinks(ctx.db, ctx.building._id, ctx.now)

const note = (tx: InBuilding, id: string, action: string, after: object = {}) =>
  recordChange(tx, {
    ...{ subject: 'parkingLink', subjectId: id, buildingId: tx.building._id, action },
    after: { ...after },
  })

const endOf = async (tx: InBuilding): Promise<string> =>
  later(tx.now, (await parkingSettingsOf(tx)).patrolLinkDays * dayMs)

const shownOnce = async (tx: InBuilding, id: string, secret: string): Promise<NewPatrolLink> => ({
  ...(await patrolLinks(tx)).find(({ _id }) => _id === id)!,
  path: `/patrol/${secret}`,
})

/** Makes a link for a patrol; 409 where the building has many already. */
export const makePatrolLink = (ctx: InBuilding, { body }: { body: { name: string } }): Promise<NewPatrolLink> =>
  inTransaction(ctx, async (tx) => {
    await lockBuilding(tx.db, tx.building._id)
    if ((await patrolLinks(tx)).length >= patrolLinksMost)
      throw Conflict(`There are already ${patrolLinksMost} links. Revoke one first.`)
    const [secret, _id, until] = [newSecret(), newId(Date.parse(tx.now)), await endOf(tx)]
    await insertPatrolLink(tx.db, tx.building._id, { _id, ...body, hash: hashOf(secret), at: tx.now, until })
    await note(tx, _id, 'patrol link made', { name: body.name, until })
    return shownOnce(tx, _id, secret)
  })

/** Gives a patrol another link, from now on; the one before opens nothing any more. */
export const renewPatrolLink = (ctx: InBuilding, { params }: ById): Promise<NewPatrolLink> =>
  inTransaction(ctx, async (tx) => {
    const [secret, until] = [newSecret(), await endOf(tx)]
    const by = { id: params.id, hash: hashOf(secret), until }
    if (!(await updateRenewed(tx.db, tx.building._id, by))) throw NotFound()
    await note(tx, params.id, 'patrol link renewed', { until })
    return shownOnce(tx, params.id, secret)
  })

/** Ends a link at once; 404 where it has ended or is next door’s. */
export const endPatrolLink = (ctx: InBuilding, { params }: ById): Promise<undefined> =>
  inTransaction(ctx, async (tx) => {
    if (!(await updateEnded(tx.db, tx.building._id, params.id, tx.now))) throw NotFound()
    await note(tx, params.id, 'patrol link ended')
    return undefined
  })
