import { Group, Stack, Text } from '@mantine/core'
import { IconCircleDashed } from '@tabler/icons-react'
import type { Collection, MissingForCollection } from '../../../../contract/collections/collection.ts'
import { Why } from '../../../ui/why.tsx'
import type { Asked } from './asked.ts'
import { Remedy } from './remedy.tsx'

interface Props {
  one: Collection
  /** What they are missing for. */
  label: string
  missing: readonly MissingForCollection[]
  /** Opens the step that gets one done; left out where none can be opened. */
  onAsk?: (asked: Asked) => void
}

const dim = { color: 'var(--mantine-color-dimmed)', flex: 'none' } as const

/** What must come first, in the order of the law, each with its reason and what gets it done. */
export const MissingList = ({ one, label, missing, onAsk }: Props) => (
  <Stack component="ul" aria-label={label} gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
    {missing.map((missed) => (
      <Group key={missed.step} component="li" align="flex-start" wrap="nowrap" gap="sm">
        <Group mih={44} flex="none">
          <IconCircleDashed size={22} style={dim} aria-hidden />
        </Group>
        <Group flex={1} miw={0} gap="xs" justify="space-between" align="flex-start">
          <Group mih={44} flex="1 1 14rem" miw={0}>
            <Text miw={0} style={{ overflowWrap: 'anywhere' }}>
              {missed.words}
            </Text>
          </Group>
          <Group gap="xs">
            <Why reason={missed} of={missed.words} />
            {onAsk && <Remedy one={one} todo={missed.do} onAsk={onAsk} of={missed.words} />}
          </Group>
        </Group>
      </Group>
    ))}
  </Stack>
)
