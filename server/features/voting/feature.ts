import { feature } from '../../feature.ts'
import { votingRoutes } from './routes.ts'
import { pollJobs } from './polls/polls.ts'
import {
  decisionNames,
  hiddenProposals,
  pollNames,
  proposalNames,
  remindJob,
  remindOfVotes,
  settleJob,
  settleVotes,
  votingFigures,
  wordPolls,
  wordProposals,
} from './voting.ts'

export const votingFeature = feature({
  name: 'voting',
  routes: votingRoutes,
  jobs: [
    { name: settleJob, every: '* * * * *', run: settleVotes },
    { name: remindJob, every: '*/15 * * * *', run: remindOfVotes },
    ...pollJobs,
  ],
  wordings: {
    'poll.opened': wordPolls,
    'poll.reminder': wordPolls,
    'poll.closed': wordPolls,
    'voting.opened': wordProposals('voting.opened'),
    'voting.reminder': wordProposals('voting.reminder'),
    'voting.news': wordProposals('voting.news'),
  },
  figures: votingFigures,
  recordNames: { ...proposalNames, ...decisionNames, ...pollNames },
  hiddenRecords: hiddenProposals,
  demo: async () => (await import('./demo.ts')).seedVoting,
})
