import { buffer } from 'node:stream/consumers'
import { corporationName } from '../../../law/law.ts'
import type { InBuilding } from '../../context.ts'
import type { PaperHead } from '../../platform/paper.ts'
import { selectContent } from './branding-store.ts'
import { selectPlanNumber, selectPostalAddress } from './store.ts'

/** Who writes for a building: its corporation by its name in law, its plan's number, and its address. */
export const corporationOf = async ({ db, building: { _id, name, jurisdiction } }: InBuilding) => {
  const planNumber = await selectPlanNumber(db, _id)
  const address = await selectPostalAddress(db, _id)
  return { corporation: corporationName(jurisdiction, { planNumber, name }), planNumber, address }
}

/** The name and the line of a building's letterhead. */
export const headOf = async (ctx: InBuilding): Promise<Pick<PaperHead, 'name' | 'line'>> => {
  const { corporation, address } = await corporationOf(ctx)
  const { name } = ctx.building
  return { name: corporation, line: corporation === name ? address : `${name}, ${address}` }
}

/** The letterhead of a building for paper, with its logo where it has one. */
export const paperHeadOf = async (ctx: InBuilding): Promise<PaperHead> => {
  const sha256 = await selectContent(ctx.db, ctx.building._id, 'logo')
  return { ...(await headOf(ctx)), logo: sha256 === null ? null : await buffer(await ctx.files.open(sha256)) }
}
