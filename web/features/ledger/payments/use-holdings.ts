import type { HoldingSummary } from '../../../../contract/ledger/holding.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { useEveryPage } from '../../units/units.ts'

/**
 * Reads the account of every unit's present owners, and those of former owners that aren't settled, page after page;
 * `complete` once the last one has come.
 */
export const useHoldings = (): { items: readonly HoldingSummary[]; complete: boolean; isError: boolean } => {
  const current = useList(api.ledger.holdings, { query: { limit: pageMost } })
  const former = useList(api.ledger.holdings, { query: { limit: pageMost, shows: 'unsettled' } })
  const [haveCurrent, haveFormer] = [useEveryPage(current), useEveryPage(former)]
  return {
    items: [...(current.items ?? []), ...(former.items ?? [])],
    complete: haveCurrent && haveFormer,
    isError: current.isError || former.isError,
  }
}
