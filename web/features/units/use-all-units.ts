import { pageMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useList } from '../../api/queries.ts'
import { useEveryPage } from './use-every-page.ts'

/** Every unit of the building, page after page; `complete` once the last one has come. For pickers and counts. */
export const useAllUnits = () => {
  const list = useList(api.units.list, { query: { limit: pageMost } })
  return { ...list, complete: useEveryPage(list) }
}
