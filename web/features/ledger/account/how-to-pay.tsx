import { Code, Group, Stack, Text } from '@mantine/core'
import type { Holding } from '../../../../contract/ledger/holding.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'

/** How the building asks to be paid, and the code that says whose a payment is. */
export const HowToPay = ({ holding, title }: { holding: Holding; title: string }) => (
  <Panel title={title}>
    <Stack gap="sm">
      {holding.howToPay !== '' && <PlainText>{holding.howToPay}</PlainText>}
      <Group gap="sm">
        <Text>Payment code</Text>
        <Code fz="lg">{holding.paymentCode}</Code>
        <CopyButton value={holding.paymentCode} aria-label={`Copy the payment code of ${holding.unit.unitNumber}`}>
          Copy
        </CopyButton>
      </Group>
      <Text size="sm" c="dimmed">
        A payment with this code is matched to this account. Use it as the message of an e-Transfer, or as the account
        number of a bill payment.
      </Text>
    </Stack>
  </Panel>
)
