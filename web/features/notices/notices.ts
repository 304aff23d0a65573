/** What other features take of notices. */
export { PinnedNotices } from './pinned-notices.tsx'
