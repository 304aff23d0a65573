import { guestParking } from '../../../../contract/parking/guest.ts'
import { visitorParking } from '../../../../contract/parking/visitors.ts'
import { bind } from '../../../http/bind.ts'
import { endGuestLink, guestLinks, makeGuestLink } from './guest-links.ts'
import { registerVisit, visit, visitPass } from './guest.ts'
import { visitorSpaces } from './judging.ts'
import { getPass, listPasses, myPasses, nightsByUnit, recentVisitors, registeringFacts } from './reading.ts'
import { checkVisit, registerVisitor } from './registering.ts'
import { cancelPass, extendPass, revokePass } from './steps.ts'

export const visitorRoutes = [
  ...bind(visitorParking, {
    listPasses,
    nights: nightsByUnit,
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
