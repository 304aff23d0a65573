import type { LocalDate } from '../../../contract/time.ts'
import type { InBuilding } from '../../context.ts'
import { run } from '../../db/connection.ts'

/** An approved budget that spending is judged by. */
export interface BudgetInForce {
  _id: string
  startsOn: LocalDate
  endsOn: LocalDate
  /** The accounts of the expenses that it has. */
  categoryIds: readonly string[]
  /** What owners contribute to the operating fund in its year. */
  operatingCents: number
}

/**
 * Lists the approved budgets that began by a day, the latest first. Spending of a day is judged by the latest one that had
 * begun, of an earlier fiscal year where owners haven't approved the next (BC: Strata Property Act, s. 104).
 */
export const budgetsBegunBy = async (ctx: InBuilding, day: LocalDate): Promise<BudgetInForce[]> => {
  const { rows } = await run(
    ctx.db,
    `select b.id as "_id", b.starts_on as "startsOn", b.ends_on as "endsOn",
       coalesce(json_agg(l.account_id) filter (where l.account_kind = 'expense' and l.cents > 0), '[]') as "categoryIds",
       coalesce(sum(l.cents * case l.account_kind when 'expense' then 1 else -1 end), 0)::float8 as "operatingCents"
     from budgets b
     left join budget_lines l on l.building_id = b.building_id and l.budget_id = b.id and l.fund = 'operating'
     where b.building_id = $1::uuid and b.state = 'approved' and b.starts_on <= $2::date
     group by b.building_id, b.id order by b.starts_on desc`,
    [ctx.building._id, day],
  )
  return rows as BudgetInForce[]
}
