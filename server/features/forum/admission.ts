/** Whether what somebody writes is seen at once. */
import type { ForumStatus } from '../../../contract/forum/kinds.ts'

/** Everybody sees it as soon as it is written. */
export const admit = (): ForumStatus => 'visible'
