import { accounts } from '../../../contract/accounts.ts'
import { bind } from '../../http/bind.ts'
import { disconnectGoogle, finishGoogle, signInWays, startGoogle } from './google.ts'
import { endSession, listSessions, login, logout, me, resetPassword } from './accounts.ts'

export const accountRoutes = bind(accounts, {
  login,
  me,
  logout,
  sessions: listSessions,
  endSession,
  resetPassword,
  google: startGoogle,
  googleCallback: finishGoogle,
  signInWays,
  disconnectGoogle,
})
