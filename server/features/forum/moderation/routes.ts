import { moderation } from '../../../../contract/forum/moderation.ts'
import { bind } from '../../../http/bind.ts'
import { hideComment, hidePost, restoreComment, restorePost } from './hiding.ts'
import { lockPost, movePost, pinPost } from './keeping.ts'
import { readLog } from './log.ts'
import { countWaiting, decide, listQueue } from './queue.ts'
import { reportComment, reportPost } from './reporting.ts'

export const moderationRoutes = bind(moderation, {
  reportPost,
  reportComment,
  queue: listQueue,
  waiting: countWaiting,
  decide,
  log: readLog,
  hidePost,
  restorePost,
  hideComment,
  restoreComment,
  move: movePost,
  lock: lockPost,
  pin: pinPost,
})
