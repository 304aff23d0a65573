import type { NoticeStatus } from '../../../contract/notices.ts'

/** Whether people have been able to read it, so that a change is a correction that everybody sees. */
export const isPublic = (status: NoticeStatus): boolean => status === 'published' || status === 'expired'
