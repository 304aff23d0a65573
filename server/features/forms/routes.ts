import { letterRoutes } from './letters/routes.ts'
import { recordsRoutes } from './records/routes.ts'

export const formRoutes = [...letterRoutes, ...recordsRoutes]
