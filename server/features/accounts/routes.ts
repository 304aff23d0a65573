import { accounts } from '../../../contract/accounts.ts'
import { bind } from '../../http/bind.ts'
import { endSession, listSessions, login, logout, me, resetPassword } from './accounts.ts'

export const accountRoutes = bind(accounts, { login, me, logout, sessions: listSessions, endSession, resetPassword })
