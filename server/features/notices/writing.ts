import { noticeContentTooLong, type NoticeDraft } from '../../../contract/notices.ts'
import { noticeContentMostChars } from '../../../contract/limits.ts'
import { plainTextOf } from '../../../contract/rich-text.ts'
import { isBlank } from '../../../contract/clean.ts'
import type { InBuilding } from '../../context.ts'
import { InvalidField } from '../../http/errors.ts'
import { cleanRichText } from '../../platform/rich-text.ts'
import { requireUnits } from '../units/units.ts'
import type { NoticeFields } from './store.ts'

/** What an author wrote as it is kept: clean text, and units only where the audience names some. */
export const cleaned = async (tx: InBuilding, written: NoticeDraft): Promise<NoticeFields> => {
  const content = cleanRichText(written.content)
  if (isBlank(plainTextOf(content))) throw InvalidField('content', 'Text is required')
  // Escaping lengthens what was written; what is kept must pass again when it is saved again.
  if (content.length > noticeContentMostChars) throw InvalidField('content', noticeContentTooLong)
  const unitIds = written.audience === 'specific_units' ? [...new Set(written.unitIds)] : []
  if (written.audience === 'specific_units') {
    if (unitIds.length === 0) throw InvalidField('unitIds', 'Choose at least one unit')
    await requireUnits(tx, unitIds)
  }
  return { ...written, content, unitIds }
}
