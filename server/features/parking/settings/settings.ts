/** How a building shares its visitor parking: spaces, limits, and how long plates are kept. */
import type { ParkingSettings } from '../../../../contract/parking/settings.ts'
import { formatDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { inOrder, saySame, usualSettings } from './rules.ts'
import { selectSettings, writeSettings } from './store.ts'

/** The settings of the building; what every building begins with until somebody changes it. */
export const parkingSettingsOf = async (ctx: InBuilding): Promise<ParkingSettings> =>
  (await selectSettings(ctx.db, ctx.building._id)) ?? usualSettings

/** What the history keeps of them. */
const valuesOf = ({ blackouts, version: _version, ...plain }: ParkingSettings) => ({
  ...plain,
  blackouts: blackouts.map(({ from, to, why }) => `${formatDate(from)} to ${formatDate(to)}: ${why}`),
})

/** Writes them anew; 409 with the present ones for a stale version. What changes nothing makes no version. */
export const changeParkingSettings = (ctx: InBuilding, { body }: { body: ParkingSettings }): Promise<ParkingSettings> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const before = await parkingSettingsOf(tx)
    requireVersion(before, body.version)
    const wanted = inOrder(body)
    if (saySame(before, wanted)) return before
    // Somebody who saved at the same moment was first.
    if (!(await writeSettings(tx.db, buildingId, wanted))) requireVersion(await parkingSettingsOf(tx), body.version)
    const after = await parkingSettingsOf(tx)
    await recordChange(tx, {
      subject: 'parkingSettings',
      subjectId: buildingId,
      buildingId,
      action: 'changed',
      before: valuesOf(before),
      after: valuesOf(after),
    })
    return after
  })
