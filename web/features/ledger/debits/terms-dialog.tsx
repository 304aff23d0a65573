import { List, Stack, Text } from '@mantine/core'
import type { Agreement } from '../../../../contract/debits/agreement.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { madeWords } from './agreement-words.ts'

interface Props {
  agreement: Agreement
  onClose: () => void
}

/** What an owner agreed to, to the letter, and how the agreement came about. */
export const TermsDialog = ({ agreement, onClose }: Props) => (
  <Dialog onClose={onClose} title={`Agreement for unit ${agreement.unit.unitNumber}`} size="lg">
    <Stack gap="md" style={{ overflowWrap: 'anywhere' }}>
      <List spacing="xs">
        {agreement.terms.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {madeWords(agreement).map((words) => (
        <Text key={words} size="sm" c="dimmed">
          {words}
        </Text>
      ))}
    </Stack>
  </Dialog>
)
