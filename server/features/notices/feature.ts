import { feature } from '../../feature.ts'
import { noticeRoutes } from './routes.ts'
import { noticeJobs } from './jobs.ts'
import { noticeNames, noticesOfUnit, wordNotices } from './notices.ts'

export const noticesFeature = feature({
  name: 'notices',
  routes: noticeRoutes,
  jobs: noticeJobs,
  wordings: {
    'notice.emergency': wordNotices,
    'notice.meeting': wordNotices,
    'notice.published': wordNotices,
    'notice.corrected': wordNotices,
  },
  recordNames: noticeNames,
  unitPanels: { notices: noticesOfUnit },
  demo: async () => (await import('./demo.ts')).seedNotices,
})
