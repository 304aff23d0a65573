import { api } from '../../api/api.ts'
import { shownOfLedger } from '../ledger/ledger.ts'

/** What is stale after a violation case was written. */
export const shownOfViolations = [
  api.violations.list,
  api.violations.board,
  api.violations.get,
  api.violations.deciders,
  api.violations.fines,
  api.violations.listMine,
  api.violations.getMine,
  api.parking.listViolations,
  api.parking.getViolation,
  api.voting.list,
  api.voting.counts,
  api.voting.get,
  api.decisions.list,
  api.decisions.counts,
  api.overview.day,
  api.audit.history,
  api.notifications.unreadCount,
  ...shownOfLedger,
]
