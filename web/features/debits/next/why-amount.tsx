import { Button, Group, Popover, Stack, Text } from '@mantine/core'
import type { NextDebit } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { partLines } from '../words.ts'

/** Explains on demand what makes up the amount of a debit. */
export const WhyAmount = ({ debit }: { debit: NextDebit }) => (
  <Popover width={320} position="bottom-end" shadow="md" withArrow trapFocus returnFocus>
    <Popover.Target>
      <Button
        variant="default"
        size="xs"
        mih="var(--finger)"
        flex="none"
        aria-label={`Why? Unit ${debit.unit.unitNumber}`}
      >
        Why?
      </Button>
    </Popover.Target>
    <Popover.Dropdown maw="calc(100vw - 2rem)">
      <Stack gap="xs">
        {partLines(debit).map(({ at, words, cents, isTotal }) => (
          <Group key={at} justify="space-between" gap="sm" wrap="nowrap" align="flex-start" fw={isTotal ? 600 : 400}>
            <Text size="sm" ta="start" fw="inherit" style={{ overflowWrap: 'anywhere' }}>
              {words}
            </Text>
            <Text size="sm" fw="inherit" flex="none" className="figures">
              {formatMoney(cents)}
            </Text>
          </Group>
        ))}
      </Stack>
    </Popover.Dropdown>
  </Popover>
)
