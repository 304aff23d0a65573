import { debits } from '../../../contract/debits.ts'
import { bind } from '../../http/bind.ts'
import {
  addAgreement,
  agree,
  downloadRun,
  endAgreement,
  getRun,
  getSettings,
  listAgreements,
  listRuns,
  makeRun,
  nextDebits,
  ownDebits,
  recordNotice,
  saveSettings,
  sendNotices,
  stepRun,
} from './debits.ts'

export const debitsRoutes = bind(debits, {
  mine: ownDebits,
  agree,
  agreements: listAgreements,
  addAgreement,
  endAgreement,
  settings: getSettings,
  saveSettings,
  next: nextDebits,
  notify: sendNotices,
  recordNotice,
  runs: listRuns,
  makeRun,
  run: getRun,
  file: downloadRun,
  runStep: stepRun,
})
