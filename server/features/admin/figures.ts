/** The platform in figures, nobody named. */
import type { FigureSpan, PlatformFigures } from '../../../contract/admin/figures.ts'
import type { SignedIn } from '../../context.ts'
import { selectSeries, selectTotals } from './figures-store.ts'

/** As it is, and what happened by day or by month of UTC: two statements. */
export const readFigures = async (
  ctx: SignedIn,
  { query: { span } }: { query: { span: FigureSpan } },
): Promise<PlatformFigures> => ({
  ...(await selectTotals(ctx.db, ctx.now)),
  at: ctx.now,
  span,
  series: await selectSeries(ctx.db, span, ctx.now),
})
