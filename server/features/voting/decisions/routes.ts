import { decisions } from '../../../../contract/voting/decisions.ts'
import { bind } from '../../../http/bind.ts'
import {
  correctDecision,
  countRegister,
  exportDecision,
  exportRegister,
  getDecision,
  listDecisions,
  ratifyDecisions,
  writeDecision,
} from './decisions.ts'

export const decisionRoutes = bind(decisions, {
  list: listDecisions,
  counts: countRegister,
  register: exportRegister,
  get: getDecision,
  paper: exportDecision,
  write: writeDecision,
  ratify: ratifyDecisions,
  correct: correctDecision,
})
