import { units } from '../../../contract/units.ts'
import { bind } from '../../http/bind.ts'
import {
  exportDirectory,
  exportNeighbours,
  listDirectory,
  listDirectoryChoices,
  listNeighbours,
  listOfficeHolders,
  showFacade,
} from './directory/directory.ts'
import { exportRoster, getUnit, importRoster, listUnits, rosterTemplate } from './units.ts'

export const unitRoutes = bind(units, {
  directory: listDirectory,
  facade: showFacade,
  exportDirectory,
  directoryChoices: listDirectoryChoices,
  neighbours: listNeighbours,
  exportNeighbours,
  officeHolders: listOfficeHolders,
  list: listUnits,
  get: getUnit,
  importRoster,
  template: rosterTemplate,
  exportRoster,
})
