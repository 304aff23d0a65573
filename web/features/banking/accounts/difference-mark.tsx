import { Group, Text } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { differenceOf, type Difference } from './difference.ts'

const marks = {
  good: { Icon: IconCircleCheck, colour: 'green-text' },
  bad: { Icon: IconAlertTriangle, colour: 'red-text' },
  unknown: { Icon: null, colour: 'dimmed' },
} satisfies Record<Difference['tone'], unknown>

/** Whether the bank and the books agree: an icon, words and, last, a colour. */
export const DifferenceMark = ({ account }: { account: BankAccount }) => {
  const { tone, words } = differenceOf(account)
  const { Icon, colour } = marks[tone]
  return (
    <Group gap={6} wrap="nowrap" c={`var(--mantine-color-${colour})`}>
      {Icon && <Icon size={20} aria-hidden style={{ flex: 'none' }} />}
      <Text fw={650} className="figures" c="inherit">
        {words}
      </Text>
    </Group>
  )
}
