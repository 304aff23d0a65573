import { units } from '../../../contract/units.ts'
import { bind } from '../../http/bind.ts'
import { exportRoster, getUnit, importRoster, listUnits, rosterTemplate } from './units.ts'

export const unitRoutes = bind(units, {
  list: listUnits,
  get: getUnit,
  importRoster,
  template: rosterTemplate,
  exportRoster,
})
