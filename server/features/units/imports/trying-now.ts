import type { ImportChoices } from '../../../../contract/units.ts'
import type { InBuilding } from '../../../context.ts'
import { newId } from '../../../db/ids.ts'
import { selectRoster } from '../present-store.ts'
import { today } from '../residents.ts'
import type { Table } from '../roster/table.ts'
import { tryFile, type Tried } from './trying.ts'

/** Compares the table of a file with the roster as it stands now. */
export const tryNow = async (
  ctx: InBuilding,
  table: Table,
  choices: ImportChoices,
  isRemembered: boolean,
): Promise<Tried> => {
  const present = await selectRoster(ctx.db, ctx.building._id)
  const given = { present, today: today(ctx), newId: () => newId(Date.parse(ctx.now)) }
  return tryFile(table, choices, given, { isRemembered })
}
