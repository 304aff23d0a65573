/** Statements: what a holding owed, what happened, and what it owes now. */
import type { LocalDate } from '../../../../contract/time.ts'
import type { InBuilding } from '../../../context.ts'
import { selectStatement, type StatementLine } from './placed-store.ts'

/** A holding between two days, in cents; below zero it has credit. */
export interface Statement {
  openingCents: number
  lines: readonly StatementLine[]
  closingCents: number
}

/** Reads the statement of a holding between two days, both included. Money placed on a debt changes nothing in it. */
export const statementOf = async (
  ctx: InBuilding,
  holdingId: string,
  between: { from: LocalDate; to: LocalDate },
): Promise<Statement> => {
  const { openingCents, lines } = await selectStatement(ctx.db, ctx.building._id, holdingId, between)
  return { openingCents, lines, closingCents: lines.reduce((sum, { cents }) => sum + cents, openingCents) }
}
