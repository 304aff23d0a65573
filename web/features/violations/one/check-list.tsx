import { Group, Stack, Text, VisuallyHidden } from '@mantine/core'
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react'
import { penaltyStepLabels } from '../../../../contract/violations/violation-words.ts'
import type { PenaltyCheck, Violation } from '../../../../contract/violations/violation.ts'
import { Why } from '../../../ui/why.tsx'
import { Remedy, type Asked } from './remedy.tsx'

interface Props {
  one: Violation
  checks: readonly PenaltyCheck[]
  /** Opens the step that gets something done; left out where none can be opened. */
  onAsk?: (asked: Asked) => void
}

/** The steps before a fine, in the order of the law. */
export const CheckList = ({ one, checks, onAsk }: Props) => (
  <Stack component="ul" aria-label="Before a fine" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
    {checks.map((check) => (
      <Check key={check.step} one={one} check={check} {...(onAsk && { onAsk })} />
    ))}
  </Stack>
)

const green = { color: 'var(--mantine-color-green-text)', flex: 'none' } as const
const dim = { color: 'var(--mantine-color-dimmed)', flex: 'none' } as const

const Check = ({ one, check: { step, missing }, onAsk }: Omit<Props, 'checks'> & { check: PenaltyCheck }) => {
  const label = penaltyStepLabels[step]
  return (
    <Group component="li" align="flex-start" wrap="nowrap" gap="sm">
      {missing ? (
        <IconCircleDashed size={22} style={dim} aria-hidden />
      ) : (
        <IconCircleCheckFilled size={22} style={green} aria-hidden />
      )}
      <Group flex={1} miw={0} gap="xs" justify="space-between">
        <Stack gap={0} flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
          <Text {...(missing && { fw: 600 })}>
            <VisuallyHidden>{missing ? 'Missing: ' : 'Done: '}</VisuallyHidden>
            {label}
          </Text>
          {missing && <Text size="sm">{missing.words}</Text>}
        </Stack>
        {missing && (
          <Group gap="xs">
            <Why reason={missing} of={label} />
            {onAsk && <Remedy one={one} todo={missing.do} onAsk={onAsk} of={label} />}
          </Group>
        )}
      </Group>
    </Group>
  )
}
