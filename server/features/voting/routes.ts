import { pollRoutes } from './polls/routes.ts'

export const votingRoutes = [...pollRoutes]
