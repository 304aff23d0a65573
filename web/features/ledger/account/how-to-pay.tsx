import { Code, Group, Stack, Text } from '@mantine/core'
import type { Holding } from '../../../../contract/ledger/holding.ts'
import { paymentCodeUse } from '../../../../contract/ledger/ledger-words.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'

interface Props {
  holding: Holding
  isOwn: boolean
  title: string
}

/** How the building asks to be paid, and the code that says whose a payment is. */
export const HowToPay = ({ holding: { howToPay, paymentCode, unit }, isOwn, title }: Props) => (
  <Panel title={title}>
    <Stack gap="sm">
      {howToPay === '' ? (
        <Text c="dimmed">{isOwn ? 'Ask your manager or council how to pay.' : 'No instructions yet.'}</Text>
      ) : (
        <PlainText>{howToPay}</PlainText>
      )}
      <Group gap="sm">
        <Text>Payment code</Text>
        <Code fz="lg">{paymentCode}</Code>
        <CopyButton value={paymentCode} aria-label={`Copy the payment code of ${unit.unitNumber}`}>
          Copy
        </CopyButton>
      </Group>
      {isOwn && (
        <Text size="sm" c="dimmed">
          {paymentCodeUse}
        </Text>
      )}
    </Stack>
  </Panel>
)
