import { patrolParking } from '../../../../contract/parking/patrol.ts'
import { bind } from '../../../http/bind.ts'
import { checkPlate } from './checking.ts'
import { patrolCheck, patrolPost, patrolReport } from './linked.ts'
import { endPatrolLink, makePatrolLink, patrolLinks, renewPatrolLink } from './links.ts'

export const patrolRoutes = bind(patrolParking, {
  checkPlate,
  patrolLinks,
  makePatrolLink,
  renewPatrolLink,
  endPatrolLink,
  patrol: patrolPost,
  patrolCheck,
  patrolReport,
})
