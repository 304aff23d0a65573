import type { z } from 'zod'
import { NoticeChange, NoticeDraft, type Notice } from '../../../contract/notices.ts'
import { isPublic } from './notice-state.ts'

const Written = NoticeDraft.extend({
  revisionNote: NoticeChange.shape.revisionNote,
  askAgain: NoticeChange.shape.askAgain,
})
export type NoticeValues = z.output<typeof Written>

/**
 * What the editor holds: a notice as written and, for a correction, a word on it. The rules are the contract's; that the
 * wire may also carry lists and flags as text is nothing the editor does.
 */
export const NoticeForm = Written as z.ZodType<NoticeValues, NoticeValues>

export const emptyNotice: NoticeValues = {
  title: '',
  content: '',
  type: 'announcement',
  priority: 'medium',
  audience: 'all',
  unitIds: [],
  publishDate: null,
  expiresAt: null,
  mustAcknowledge: false,
  revisionNote: '',
  askAgain: false,
}

export const valuesOf = (notice: Notice): NoticeValues => ({
  title: notice.title,
  content: notice.content,
  type: notice.type,
  priority: notice.priority,
  audience: notice.audience,
  unitIds: notice.units.map(({ _id }) => _id),
  publishDate: notice.publishDate,
  expiresAt: notice.expiresAt,
  mustAcknowledge: notice.mustAcknowledge,
  revisionNote: '',
  askAgain: false,
})

/** What a draft and a change have in common on the wire; a form field left out would stay as it was, so '' clears it. */
const written = ({ revisionNote: _note, askAgain: _again, ...values }: NoticeValues) => ({
  ...values,
  unitIds: values.audience === 'specific_units' ? values.unitIds : [],
  publishDate: values.publishDate ?? '',
  expiresAt: values.expiresAt ?? '',
})

/** The body that makes a draft. */
export const draftOf = (values: NoticeValues): z.input<typeof NoticeDraft> => written(values)

/** The body that changes a notice; once people were told, whom it is for and since when is fixed. */
export const changeOf = (
  values: NoticeValues,
  { version, status }: Pick<Notice, 'version' | 'status'>,
  removeAttachmentIds: readonly string[],
): z.input<typeof NoticeChange> => {
  const common = { version, removeAttachmentIds: [...removeAttachmentIds] }
  const draft = written(values)
  if (!isPublic(status)) return { ...draft, ...common }
  const { audience: _audience, unitIds: _unitIds, publishDate: _publishDate, ...correctable } = draft
  return { ...correctable, ...common, revisionNote: values.revisionNote, askAgain: values.askAgain }
}
