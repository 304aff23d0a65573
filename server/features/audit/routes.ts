import { audit } from '../../../contract/audit.ts'
import { bind } from '../../http/bind.ts'
import { history } from './audit.ts'
import { downloadHistory, historyChoices, listHistory } from './log.ts'

export const auditRoutes = bind(audit, {
  list: listHistory,
  choices: historyChoices,
  file: downloadHistory,
  history,
})
