import { Chip, Group, Select } from '@mantine/core'
import { parseAsStringLiteral } from 'nuqs'
import {
  messageKindNames,
  messageKinds,
  type KindOfMessage,
  type MessageKind,
} from '../../../contract/message-kinds.ts'
import type { Rights } from '../../api/rights.ts'
import { useRights } from '../../api/use-rights.ts'

/** What the inbox is narrowed by, as it stands in the address bar. */
export const inboxFilterKeys = {
  unread: parseAsStringLiteral(['true']),
  kind: parseAsStringLiteral(messageKindNames),
}

/** The kinds that somebody may find in their inbox here. */
const kindsFor = ({ has, managesBuilding }: Rights): MessageKind[] =>
  messageKindNames.filter((name) => {
    const { by, feature, managers }: KindOfMessage = messageKinds[name]
    return by.inbox !== undefined && (!feature || has(feature)) && (!managers || managesBuilding)
  })

interface Chosen {
  unread: 'true' | null
  kind: MessageKind | null
}

interface Props {
  chosen: Chosen
  set(change: Partial<Chosen>): void
}

export const InboxFilters = ({ chosen, set }: Props) => (
  <Group gap="sm" w="100%" justify="space-between">
    <Chip variant="outline" checked={chosen.unread === 'true'} onChange={(on) => set({ unread: on ? 'true' : null })}>
      Unread only
    </Chip>
    <Select
      flex="1 1 10rem"
      maw={{ sm: 260 }}
      aria-label="Any type"
      placeholder="Any type"
      clearable
      clearButtonProps={{ 'aria-label': 'Clear type' }}
      data={kindsFor(useRights()).map((kind) => ({ value: kind, label: messageKinds[kind].label }))}
      value={chosen.kind}
      onChange={(kind) => set({ kind })}
    />
  </Group>
)
