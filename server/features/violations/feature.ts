import { feature } from '../../feature.ts'
import { violationRoutes } from './routes.ts'
import {
  curedBy,
  deniedUse,
  proposalBrought,
  reportedFrom,
  violationNames,
  violationsCiting,
  violationsLeaving,
  violationsOfUnit,
  violationsToday,
  wordAccused,
  wordComplainants,
  wordReports,
} from './violations.ts'

export const violationsFeature = feature({
  name: 'violations',
  routes: violationRoutes,
  wordings: {
    'violation.reported': wordReports,
    'violation.mine': wordAccused,
    'violation.closed': wordComplainants,
  },
  recordNames: violationNames,
  demo: async () => (await import('./demo.ts')).seedViolations,
  citations: violationsCiting,
  unitPanels: { violations: violationsOfUnit },
  agendas: { violations: violationsToday },
  leavings: [violationsLeaving],
  gives: { deniedUse, proposalBrought, reportedFrom, curedBy },
})
