import { noticeKind } from '../../../contract/notice-kind.ts'
import { panelRowsMost } from '../../../contract/limits/unit-story.ts'
import type { UnitReach } from '../../../contract/notices.ts'
import { formatInstant } from '../../../contract/time.ts'
import type { UnitPanel } from '../../../contract/units/story.ts'
import type { UnitPanelOf } from '../../offers.ts'
import { managesNotices, reachOf } from './rules.ts'
import { selectNoticesOfUnit } from './unit-panel-store.ts'

const states: Readonly<Record<UnitReach, UnitPanel['rows'][number]['state']>> = {
  none: { words: 'Not reached', tone: 'bad' },
  seen: { words: 'Read', tone: 'good' },
  acknowledged: { words: 'Acknowledged', tone: 'good' },
  everyOwner: { words: 'Acknowledged by every owner', tone: 'good' },
}

/** Which of the latest notices reached a unit, for those who write notices. */
export const noticesOfUnit: UnitPanelOf = async (ctx, unit) => {
  if (unit.eyes !== 'manager' || !ctx.building.features.notices || !managesNotices(ctx)) return null
  const found = await selectNoticesOfUnit(ctx.db, ctx.building._id, unit._id, panelRowsMost)
  if (found.length === 0) return null
  const reaches = found.map(({ marks }) => reachOf(marks))
  const reached = reaches.filter((reach) => reach !== 'none').length
  return {
    key: 'notices',
    title: 'Notices',
    summary:
      found.length === 1
        ? `The only notice for this unit ${reached === 1 ? 'reached it' : 'did not reach it'}.`
        : `${reached} of the last ${found.length} notices for this unit reached it.`,
    rows: found.map(({ _id, title, publishDate }, index) => ({
      title,
      detail: formatInstant(publishDate, ctx.building.timeZone),
      state: states[reaches[index]!],
      to: noticeKind.page(_id),
    })),
    more: { words: 'All announcements', to: '/announcements' },
  }
}
