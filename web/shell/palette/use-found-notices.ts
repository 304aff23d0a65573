import { useDebouncedValue } from '@mantine/hooks'
import { paletteNoticesMost } from '../../../contract/limits.ts'
import { api } from '../../api/api.ts'
import { useBuildingId } from '../../api/building-id.ts'
import { useList } from '../../api/queries.ts'
import { useRights } from '../../api/use-rights.ts'
import type { Command } from './commands.ts'

const restMs = 250
const leastChars = 2

/** The announcements that the server finds for a query, once typing rests. */
export const useFoundNotices = (query: string): { notices: Command[]; looking: boolean; failed: boolean } => {
  const hasNotices = useRights().has('notices')
  const inBuilding = useBuildingId() !== null
  const typed = query.trim()
  const [rested] = useDebouncedValue(typed, restMs)
  const wanted = hasNotices && inBuilding && typed.length >= leastChars
  const { items, isPlaceholderData, isError } = useList(
    api.notices.list,
    { query: { search: rested, limit: paletteNoticesMost } },
    { enabled: wanted && rested.length >= leastChars },
  )
  const current = wanted && rested === typed && !isPlaceholderData
  return {
    notices: (wanted ? (items ?? []) : []).map(({ _id, title }) => ({
      id: `notice-${_id}`,
      text: title,
      deed: { does: 'go', to: `/announcements/${_id}` },
    })),
    looking: wanted && !isError && !(current && items !== undefined),
    failed: wanted && isError,
  }
}
