/** What a patrol sees and does by its link, without an account. A link that is wrong, over or ended answers 404. */
import type { PlateAsked } from '../../../../contract/parking/plates.ts'
import type { PatrolPost, PatrolReported, PlateStanding } from '../../../../contract/parking/patrol.ts'
import type { PatrolReport } from '../../../../contract/parking/violation.ts'
import type { Upload } from '../../../../contract/route.ts'
import type { Ctx, InBuilding } from '../../../context.ts'
import { NotFound } from '../../../http/errors.ts'
import { hashOf } from '../../../platform/secrets.ts'
import { findCurrentBuilding } from '../../buildings/buildings.ts'
import { recordSeen } from '../violations/recording.ts'
import { visitorSpaces } from '../visitors/judging.ts'
import { checkPlate } from './checking.ts'
import { countUse, selectWorking } from './store.ts'

interface ByToken {
  query: { token: string }
}

const open = async (ctx: Ctx, token: string) => {
  const link = await selectWorking(ctx.db, hashOf(token), ctx.now)
  const building = link && (await findCurrentBuilding(ctx.db, link.buildingId))
  if (!link || !building?.features.parking) throw NotFound()
  return { tx: { ...ctx, building } satisfies InBuilding, link }
}

/** Where the link works, until when, and how full the lot is. */
export const patrolPost = async (ctx: Ctx, { query }: ByToken): Promise<PatrolPost> => {
  const { tx, link } = await open(ctx, query.token)
  const { total, taken } = await visitorSpaces(tx)
  const { name: buildingName, timeZone } = tx.building
  return { buildingName, timeZone, name: link.name, until: link.until, spaces: { total, taken } }
}

/** Looks a plate up, and counts that it was looked up. */
export const patrolCheck = async (
  ctx: Ctx,
  { query, body }: ByToken & { body: PlateAsked },
): Promise<PlateStanding> => {
  const { tx, link } = await open(ctx, query.token)
  await countUse(tx.db, tx.building._id, link._id, { what: 'checks', at: tx.now })
  return checkPlate(tx, { body })
}

/** Records what was seen, and counts that it was. */
export const patrolReport = async (
  ctx: Ctx,
  { query, body, files }: ByToken & { body: PatrolReport; files: readonly Upload[] },
): Promise<PatrolReported> => {
  const { tx, link } = await open(ctx, query.token)
  const { violation, isNew } = await recordSeen(tx, body, files, { accountId: null, patrol: link })
  await countUse(tx.db, tx.building._id, link._id, { what: 'reports', at: tx.now })
  return { number: violation.number, isNew }
}
