import type { DemoProposal } from './story.ts'

/** What the board of Prairie Court votes on; Ada is `ada`. */
export const prairieCourt: readonly DemoProposal[] = [
  {
    by: 'ada',
    draft: {
      title: 'Block heater outlets for four more stalls',
      text: '<p>An electrician quoted $2,380 for four outlets along the north wall, on one timer like the others.</p>',
    },
    daysAgo: 3,
    said: [],
    votes: {},
    closesDaysAgo: -6,
  },
]
