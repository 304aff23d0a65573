import { overview } from '../../../contract/overview.ts'
import { bind } from '../../http/bind.ts'
import { managersDay } from './day/day.ts'
import { hideFirstSteps } from './first-steps.ts'
import { readDashboard, readStats } from './overview.ts'

export const overviewRoutes = bind(overview, {
  day: managersDay,
  dashboard: readDashboard,
  hideFirstSteps,
  stats: readStats,
})
