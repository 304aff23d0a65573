import { parkingFigures } from '../../../../contract/parking/figures.ts'
import { guestParking } from '../../../../contract/parking/guest.ts'
import { visitorParking } from '../../../../contract/parking/visitors.ts'
import { bind } from '../../../http/bind.ts'
import { endGuestLink, guestLinks, makeGuestLink } from './guest-links.ts'
import { registerVisit, visit, visitPass } from './guest.ts'
import { visitorSpaces } from './judging.ts'
import { getPass, listPasses, myPasses, recentVisitors, registeringFacts } from './reading.ts'
import { checkVisit, registerVisitor } from './registering.ts'
import { nightsByUnit, refusalsByRule } from './statistics.ts'
import { cancelPass, extendPass, revokePass } from './steps.ts'

export const visitorRoutes = [
  ...bind(parkingFigures, { nights: nightsByUnit, refusals: refusalsByRule }),
  ...bind(visitorParking, {
    listPasses,
    myPasses,
    recent: recentVisitors,
    registering: registeringFacts,
    spaces: visitorSpaces,
    check: checkVisit,
    register: registerVisitor,
    getPass,
    extendPass,
    cancelPass,
    revokePass,
  }),
  ...bind(guestParking, { guestLinks, makeGuestLink, endGuestLink, visit, registerVisit, visitPass }),
]
