import type { DemoProposal } from './story.ts'

/** What the board of Prairie Court votes on; Ada is `ada`. */
export const prairieCourt: readonly DemoProposal[] = [
  {
    by: 'ada',
    draft: {
      title: 'Block heater outlets for four more stalls',
      text: '<p>An electrician offers four outlets along the north wall for $2,380. They are on one timer, as the others are.</p>',
    },
    daysAgo: 3,
    said: [],
    votes: {},
    closesDaysAgo: -6,
  },
]
