import type { InBuilding } from '../../context.ts'
import { wakeAccounts, wakeRoles } from '../buildings/buildings.ts'
import { residentsOf } from './residents.ts'
import { selectAccountsOf } from './residents-store.ts'

/** Wakes open screens of those who manage the building, once a change of its units or people is committed. */
export const announceUnits = (tx: InBuilding): void => wakeRoles(tx, 'unit')

/** The same for one unit, which those who own, rent or live in it hear of too. */
export const announceUnit = async (tx: InBuilding, unitId: string): Promise<void> => {
  announceUnits(tx)
  const residents = await residentsOf(tx, { audience: 'specific_units', unitIds: [unitId] })
  wakeAccounts(
    tx,
    'unit',
    residents.map(({ accountId }) => accountId),
  )
}

/** The same for one person of the roster, who hears of it too. */
export const announcePerson = async (tx: InBuilding, personId: string): Promise<void> => {
  announceUnits(tx)
  wakeAccounts(tx, 'unit', await selectAccountsOf(tx.db, tx.building._id, [personId]))
}
