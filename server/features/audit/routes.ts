import { audit } from '../../../contract/audit.ts'
import { bind } from '../../http/bind.ts'
import { history } from './audit.ts'

export const auditRoutes = bind(audit, { history })
