import { feature } from '../../feature.ts'
import { unitRoutes } from './routes.ts'
import { councilJobs, treasuryOf } from './council/council.ts'
import { sealJob } from './council/seal-mail.ts'
import { importJobs } from './imports/applying.ts'
import { moveJobs } from './moves/moves.ts'
import { unitNames, unitsToday, wordMoves, wordTerms } from './units.ts'

export const unitsFeature = feature({
  name: 'units',
  routes: unitRoutes,
  jobs: [...importJobs, ...moveJobs, ...councilJobs, sealJob],
  wordings: {
    'unit.moved': wordMoves,
    'council.appointed': wordTerms('council.appointed'),
    'council.ended': wordTerms('council.ended'),
  },
  recordNames: unitNames,
  agendas: { units: unitsToday },
  gives: { treasuryOf },
})
