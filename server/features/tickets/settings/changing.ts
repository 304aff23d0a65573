/** Changing how a building looks after maintenance. */
import type { MaintenanceChange, MaintenanceSettings } from '../../../../contract/tickets/settings.ts'
import { formatDate } from '../../../../contract/time.ts'
import { targetWords } from '../../../../contract/tickets/target-words.ts'
import { weekdays } from '../../../../contract/weekdays.ts'
import type { InBuilding } from '../../../context.ts'
import { inTransaction } from '../../../db/transaction.ts'
import { requireVersion } from '../../../http/errors.ts'
import { recordChange } from '../../audit/audit.ts'
import { resettleClocks } from '../timing.ts'
import { inOrder, saySame } from './rules.ts'
import { maintenanceSettingsOf } from './settings.ts'
import { writeSettings } from './store.ts'

/** What the history keeps of them. */
const valuesOf = ({ hours, targets, closedDays, emergency, version: _version, ...plain }: MaintenanceSettings) => ({
  ...plain,
  ...Object.fromEntries(weekdays.map((day) => [day, hours[day] ? `${hours[day].from}–${hours[day].until}` : 'closed'])),
  ...Object.fromEntries(
    Object.entries(targets).map(([priority, target]) => [`${priority}Target`, targetWords(target)]),
  ),
  closedDays: closedDays.map(({ on, name }) => formatDate(on) + (name && ` (${name})`)),
  emergencyWords: emergency.words,
  emergencyPhone: emergency.phone,
})

/**
 * Writes them anew, and what the clocks of open tickets want by them; 409 with the present ones for a stale version. What
 * changes nothing makes no version.
 */
export const changeSettings = (ctx: InBuilding, { body }: { body: MaintenanceChange }): Promise<MaintenanceSettings> =>
  inTransaction(ctx, async (tx) => {
    const buildingId = tx.building._id
    const before = await maintenanceSettingsOf(tx)
    requireVersion(before, body.version)
    const wanted = inOrder(body)
    if (saySame(before, wanted)) return before
    // Somebody who saved at the same moment was first.
    if (!(await writeSettings(tx.db, buildingId, wanted))) requireVersion(await maintenanceSettingsOf(tx), body.version)
    const after = await maintenanceSettingsOf(tx)
    await resettleClocks(tx)
    await recordChange(tx, {
      subject: 'maintenanceSettings',
      subjectId: buildingId,
      buildingId,
      action: 'changed',
      before: valuesOf(before),
      after: valuesOf(after),
    })
    return after
  })
