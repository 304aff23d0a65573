import { units } from '../../../contract/units.ts'
import { bind } from '../../http/bind.ts'
import { changePerson } from './change-person.ts'
import { changeUnit } from './change-unit.ts'
import { appoint, changeTerm, endTerm, listPastTerms, readCandidate, readCouncil } from './council/council.ts'
import * as records from './records/records.ts'
import {
  exportDirectory,
  exportNeighbours,
  listDirectory,
  listDirectoryChoices,
  listNeighbours,
  listOfficeHolders,
  showFacade,
} from './directory/directory.ts'
import {
  applyImport,
  chooseImport,
  discardImport,
  downloadRemarks,
  endKeepers,
  forgetMapping,
  getImport,
  listImportRows,
  listImports,
  listKeepers,
  startImport,
  undoImport,
} from './imports/imports.ts'
import {
  listPeople,
  planMoveIn,
  planMoveOut,
  planSale,
  readDesk,
  recordMoveIn,
  recordMoveOut,
  recordSale,
} from './moves/moves.ts'
import {
  listAbsentOwners,
  listEnding,
  listMoves,
  listTenantNotices,
  listVacant,
  readMonths,
  readOccupancy,
  receiveTenantNotice,
} from './occupancy/occupancy.ts'
import { downloadOwnerList } from './owner-list/owner-list.ts'
import { changeMyDetails } from './mine/details.ts'
import { readMyPlace } from './mine/mine.ts'
import { addMyVehicle, changeMyVehicle, removeMyVehicle } from './mine/vehicles.ts'
import { changeMySharing, readMySharing } from './person/my-sharing.ts'
import { endAccess } from './person/end-access.ts'
import { getPerson } from './person/person.ts'
import { protectPerson } from './person/protection.ts'
import { signInHelp } from './person/sign-in-help.ts'
import { getUnit, listEarlier, listOwnUnits } from './story/story.ts'
import { addTie, changeTie } from './ties/ties.ts'
import { exportRoster, listUnits, rosterTemplate } from './units.ts'

export const unitRoutes = bind(units, {
  directory: listDirectory,
  facade: showFacade,
  exportDirectory,
  directoryChoices: listDirectoryChoices,
  neighbours: listNeighbours,
  exportNeighbours,
  officeHolders: listOfficeHolders,
  mySharing: readMySharing,
  changeMySharing,
  myPlace: readMyPlace,
  addMyVehicle,
  changeMyVehicle,
  removeMyVehicle,
  changeMyDetails,
  person: getPerson,
  protectPerson,
  endAccess,
  signInHelp,
  desk: readDesk,
  planSale,
  recordSale,
  planMoveIn,
  recordMoveIn,
  planMoveOut,
  recordMoveOut,
  people: listPeople,
  list: listUnits,
  mine: listOwnUnits,
  get: getUnit,
  earlier: listEarlier,
  change: changeUnit,
  addTie,
  changeTie,
  changePerson,
  ...records,
  listImports,
  startImport,
  getImport,
  importRows: listImportRows,
  chooseImport,
  forgetMapping,
  applyImport,
  undoImport,
  importAccess: listKeepers,
  endImportAccess: endKeepers,
  discardImport,
  importRemarks: downloadRemarks,
  template: rosterTemplate,
  exportRoster,
  occupancy: readOccupancy,
  occupancyMonths: readMonths,
  occupancyMoves: listMoves,
  vacantUnits: listVacant,
  endingTenancies: listEnding,
  tenantNotices: listTenantNotices,
  receiveTenantNotice,
  absentOwners: listAbsentOwners,
  ownerList: downloadOwnerList,
  council: readCouncil,
  pastTerms: listPastTerms,
  candidate: readCandidate,
  appoint,
  changeTerm,
  endTerm,
})
