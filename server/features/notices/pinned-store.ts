import { pageMost } from '../../../contract/limits.ts'
import { instantIn } from '../../db/json.ts'
import type { Question } from '../../http/foresight.ts'
import { attachmentsIn } from '../documents/documents.ts'
import { current, reader, readerValues, visibleTo, type Reader } from './audience-store.ts'

/**
 * What is pinned now for a reader: one row with the first so many of `notices`, newest first, as a JSON array, and
 * `count`, how many there are. It takes the parameters of `readerValues`.
 */
export const pinnedFor = (by: Pick<Reader, 'manages'>, most: number): string => `
  with ${reader}
  select count(*)::int as count, coalesce(json_agg(json_build_object('_id', n.id, 'title', n.title, 'content', n.content,
      'type', n.type, 'priority', n.priority, 'publishDate', ${instantIn('n.publish_date')},
      'pinnedUntil', ${instantIn('n.pinned_until')},
      'attachments', ${attachmentsIn('notice', { buildingId: 'n.building_id', id: 'n.id' })})
    order by n.place) filter (where n.place <= ${most}), '[]') as notices
  from (
    select n.id, n.building_id, n.title, n.content, n.type, n.priority, n.publish_date, n.pinned_until,
      row_number() over (order by n.listed_at desc, n.id desc) as place
    from notices n where ${visibleTo(by)} and ${current} and n.pinned_until > $5) n`

/** All of them, as a JSON array of the contract's `PinnedNotice`. */
export const pinnedQuestion = (by: Reader): Question => ({
  text: `select p.notices from (${pinnedFor(by, pageMost)}) p`,
  values: readerValues(by),
})
