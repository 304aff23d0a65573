/** A visit of the platform's staff to a building of the demo, with what was read on it. */
import { later } from '../../../contract/time.ts'
import type { CurrentAccount, InBuilding } from '../../context.ts'
import { newId } from '../../db/ids.ts'
import { enterBuilding, leaveBuilding, noteRead } from './visits.ts'

const minuteMs = 60_000

export const seedVisit = async (
  ctx: InBuilding,
  { account, unitIds }: { account: CurrentAccount; unitIds: readonly string[] },
): Promise<void> => {
  const staff = { ...ctx, account, sessionId: newId(), current: ctx.building }
  const after = (minutes: number) => ({ ...staff, now: later(ctx.now, minutes * minuteMs) })
  await enterBuilding(after(0), { body: { reason: 'Mandeep asked for help with the roster import' } })
  await noteRead(after(1), 'GET /api/directory/units', null)
  await noteRead(after(3), 'GET /api/roster-imports', null)
  for (const unitId of unitIds) await noteRead(after(6), 'GET /api/units/:id', unitId)
  await leaveBuilding(after(14))
}
