import { audit } from '../../../contract/audit.ts'
import { bind } from '../../http/bind.ts'
import { history } from './audit.ts'
import { historySeal } from './chain/seal.ts'
import { currentVisit, enterBuilding, leaveBuilding } from './visits.ts'
import { downloadHistory, historyChoices, listHistory } from './log.ts'

export const auditRoutes = bind(audit, {
  enter: enterBuilding,
  visit: currentVisit,
  leave: leaveBuilding,
  list: listHistory,
  choices: historyChoices,
  seal: historySeal,
  file: downloadHistory,
  history,
})
