import { feature } from '../../feature.ts'
import { joiningRoutes } from './routes.ts'
import { expireRequests, requestAccess, requestAccessJob, type Wish } from './access-requests.ts'
import { forgetEvidence } from './evidence.ts'
import { inviteManyJob, sendRound, type RoundWork } from './rounds.ts'
import { accessToday, approachesTo, invitationWorks, joiningNames, leaving, wordAccessRequests } from './joining.ts'

export const joiningFeature = feature({
  name: 'joining',
  routes: joiningRoutes,
  jobs: [
    { name: requestAccessJob, run: (ctx, wish: Wish) => requestAccess(ctx, wish) },
    { name: inviteManyJob, run: (ctx, work: RoundWork) => sendRound(ctx, work) },
    { name: 'joining.expireRequests', every: '30 9 * * *', run: expireRequests },
    { name: 'joining.forgetEvidence', every: '40 9 * * *', run: forgetEvidence },
  ],
  wordings: {
    'access.requested': wordAccessRequests('access.requested'),
    'access.answered': wordAccessRequests('access.answered'),
  },
  recordNames: joiningNames,
  agendas: { access: accessToday },
  leavings: [leaving],
  linkWorks: { invitation: invitationWorks },
  gives: { approaches: approachesTo },
})
