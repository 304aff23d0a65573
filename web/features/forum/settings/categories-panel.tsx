import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { forumKindLabels } from '../../../../contract/forum/forum-words.ts'
import type { KeptCategory } from '../../../../contract/forum/settings.ts'
import { forumCategoriesMost } from '../../../../contract/limits/forum.ts'
import { counted } from '../../../../contract/text.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useAction } from '../../../api/use-action.ts'
import { Panel } from '../../../ui/panel.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { ChangeCategory, NewCategory } from './category-dialog.tsx'
import { moved, rolesLine } from './category-words.ts'
import { shownOfSettings } from './shown.ts'

/** The categories in their order, with who reads and writes in each. */
export const CategoriesPanel = ({ categories }: { categories: readonly KeptCategory[] }) => {
  const [making, setMaking] = useState(false)
  const order = useAction(api.forumSettings.orderCategories, { done: 'Order saved', refresh: shownOfSettings })
  const ids = categories.map(({ _id }) => _id)
  const move = (at: number, by: -1 | 1) => void order.run({ body: { ids: moved(ids, at, by) } })
  return (
    <Panel title="Categories" text="People who can’t read a category don’t see it at all.">
      <Stack component="ul" gap="md" m={0} p={0} aria-label="Categories" style={{ listStyle: 'none' }}>
        {categories.map((category, at) => (
          <li key={category._id}>
            <Row
              category={category}
              onUp={at > 0 && !order.busy ? () => move(at, -1) : null}
              onDown={at < categories.length - 1 && !order.busy ? () => move(at, 1) : null}
            />
          </li>
        ))}
      </Stack>
      {categories.length < forumCategoriesMost && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setMaking(true)}
        >
          Add a category
        </Button>
      )}
      {making && <NewCategory onClose={() => setMaking(false)} />}
    </Panel>
  )
}

interface RowProps {
  category: KeptCategory
  /** Null where it cannot go there. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}

const Row = ({ category, onUp, onDown }: RowProps) => {
  const { name, about, kind, isRetired, posts, can } = category
  const [changing, setChanging] = useState(false)
  const { council } = labelsFor(useBuilding().jurisdiction)
  return (
    <Group gap="sm" align="flex-start">
      <Stack gap={2} flex="1 1 16rem" miw={0}>
        <Group gap={6}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          {kind !== 'general' && <StatusBadge tone="neutral">{forumKindLabels[kind]}</StatusBadge>}
          {isRetired && <StatusBadge tone="waiting">Closed</StatusBadge>}
        </Group>
        {about && (
          <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
            {about}
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {rolesLine(category, council.one)} {counted(posts, 'post')}.
        </Text>
      </Stack>
      <Group gap={6} wrap="nowrap">
        <Move words={`Move ${name} up`} onMove={onUp} Sign={IconArrowUp} />
        <Move words={`Move ${name} down`} onMove={onDown} Sign={IconArrowDown} />
        {can.change && (
          <Button variant="default" aria-label={`Change ${name}`} onClick={() => setChanging(true)}>
            Change
          </Button>
        )}
      </Group>
      {changing && <ChangeCategory category={category} onClose={() => setChanging(false)} />}
    </Group>
  )
}

interface MoveProps {
  words: string
  onMove: (() => void) | null
  Sign: typeof IconArrowUp
}

const Move = ({ words, onMove, Sign }: MoveProps) => (
  <ActionIcon variant="default" size={44} aria-label={words} disabled={onMove === null} onClick={() => onMove?.()}>
    <Sign size={18} />
  </ActionIcon>
)
