/** What the rules of a building ask of those who manage it today. */
import { bylawKind } from '../../../contract/bylaws/bylaw-kind.ts'
import { bylawName } from '../../../contract/bylaws/bylaw-words.ts'
import { canManageBuilding } from '../../../contract/role-rights.ts'
import { ratifySoonDays } from '../../../contract/limits/bylaws.ts'
import { addDays } from '../../../contract/time.ts'
import type { AgendaOf } from '../../offers.ts'
import { selectToRatify } from './lists-store.ts'

/** Lists the rules that lapse soon unless owners ratify them (BC: Strata Property Act, s. 125). */
export const bylawsToday: AgendaOf = async (ctx, today) => {
  if (!canManageBuilding(ctx.role, ctx.superadmin)) return null
  const { found, rules } = await selectToRatify(ctx.db, ctx.building._id, today, addDays(today, ratifySoonDays))
  return {
    entries: rules.map((rule) => ({
      key: `bylaw:${rule._id}`,
      kind: 'bylaw',
      title: bylawName(rule),
      detail: 'Lapses unless a general meeting ratifies it',
      dueOn: rule.ratifyBy,
      to: bylawKind.page(rule._id),
    })),
    found,
    noun: 'unratified rule',
    list: '/bylaws',
    figures: [],
  }
}
