import { notices } from '../../../contract/notices.ts'
import { bind } from '../../http/bind.ts'
import {
  acknowledgeNotice,
  analyzeNotice,
  changeNotice,
  deleteNotice,
  draftNotice,
  getNotice,
  listNotices,
  listPinned,
  markRead,
  openNoticeFile,
  pinNotice,
  publishNotice,
  unpinNotice,
} from './notices.ts'

export const noticeRoutes = bind(notices, {
  list: listNotices,
  pinned: listPinned,
  pinnedOf: listPinned,
  get: getNotice,
  attachment: openNoticeFile,
  read: markRead,
  acknowledge: acknowledgeNotice,
  create: draftNotice,
  change: changeNotice,
  delete: deleteNotice,
  publish: publishNotice,
  pin: pinNotice,
  unpin: unpinNotice,
  analytics: analyzeNotice,
})
