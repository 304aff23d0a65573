import { Chip, Group } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import { noticeStatusLabels, noticeTypeLabels, priorityLabels } from '../../../contract/notice-words.ts'
import type { NoticeFilter, NoticeStatus, NoticeType, Priority } from '../../../contract/notices.ts'
import { Choice } from '../../ui/choice.tsx'

const filterLabels: Record<NoticeFilter, string> = {
  unread: 'Unread',
  pinned: 'Pinned',
  toAcknowledge: 'Needs acknowledgement',
}

const keysOf = <K extends string>(labels: Record<K, string>) => Object.keys(labels) as K[]

/** What the list of notices is narrowed by, as it stands in the address bar. */
export const noticeFilterKeys = {
  filter: parseAsStringLiteral(keysOf<NoticeFilter>(filterLabels)),
  type: parseAsStringLiteral(keysOf<NoticeType>(noticeTypeLabels)),
  priority: parseAsStringLiteral(keysOf<Priority>(priorityLabels)),
  status: parseAsStringLiteral(keysOf<NoticeStatus>(noticeStatusLabels)),
}

interface Chosen {
  filter: NoticeFilter | null
  type: NoticeType | null
  priority: Priority | null
  status: NoticeStatus | null
}

interface Props {
  chosen: Chosen
  set(change: Partial<Chosen>): void
  manages: boolean
}

/** The controls that narrow the list; the state of a notice is for those who write notices. */
export const NoticeFilters = ({ chosen, set, manages }: Props) => (
  <>
    <Choice label="Any type" labels={noticeTypeLabels} value={chosen.type} onChange={(type) => set({ type })} />
    {manages && (
      <>
        <Choice
          label="Any priority"
          labels={priorityLabels}
          value={chosen.priority}
          onChange={(priority) => set({ priority })}
        />
        <Choice
          label="Any status"
          labels={noticeStatusLabels}
          value={chosen.status}
          onChange={(status) => set({ status })}
        />
      </>
    )}
    <Group gap="xs" role="group" aria-label="Show only" w="100%">
      {keysOf<NoticeFilter>(filterLabels).map((filter) => (
        <Chip
          variant="outline"
          key={filter}
          checked={chosen.filter === filter}
          onChange={(on) => set({ filter: on ? filter : null })}
        >
          {filterLabels[filter]}
        </Chip>
      ))}
    </Group>
  </>
)
