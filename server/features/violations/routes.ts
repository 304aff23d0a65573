import { violations } from '../../../contract/violations.ts'
import { bind } from '../../http/bind.ts'
import {
  addFiles,
  answerViolation,
  downloadProof,
  enterViolation,
  getMyViolation,
  getViolation,
  listDeciders,
  listFines,
  listMine,
  listViolations,
  openMyFile,
  openViolationFile,
  readBoard,
  reportViolation,
  stepMyViolation,
  stepViolation,
} from './violations.ts'

export const violationRoutes = bind(violations, {
  list: listViolations,
  board: readBoard,
  enter: enterViolation,
  get: getViolation,
  deciders: listDeciders,
  step: stepViolation,
  addFiles,
  file: openViolationFile,
  proof: downloadProof,
  fines: listFines,
  listMine,
  report: reportViolation,
  getMine: getMyViolation,
  answer: answerViolation,
  myStep: stepMyViolation,
  myFile: openMyFile,
})
