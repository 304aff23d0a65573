import { feature } from '../../feature.ts'
import { forumRoutes } from './routes.ts'
import { forumLeaving, forumNames, forumWordings, foundForum, hiddenForum } from './forum.ts'

export const forumFeature = feature({
  name: 'forum',
  routes: forumRoutes,
  wordings: forumWordings,
  recordNames: forumNames,
  hiddenRecords: hiddenForum,
  leavings: [forumLeaving],
  foundings: [foundForum],
  demo: async () => (await import('./demo.ts')).seedForum,
})
