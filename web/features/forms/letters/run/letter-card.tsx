import { Anchor, Button, Card, Group, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Letter } from '../../../../../contract/forms/runs.ts'
import type { LocalDate } from '../../../../../contract/time.ts'
import { api } from '../../../../api/api.ts'
import { useSaveFile } from '../../../../api/download.ts'
import { StatusBadge, type Tone } from '../../../../ui/status-badge.tsx'
import { AddresseeRow } from './addressee-row.tsx'

interface Props {
  letter: Letter
  today: LocalDate
}

const states: Readonly<Record<Letter['state'], readonly [Tone, string]>> = {
  waiting: ['waiting', 'Preparing'],
  sent: ['good', 'Filed'],
  failed: ['bad', 'Not sent'],
}

/** One unit's letter, and what became of it for each who gets it. */
export function LetterCard({ letter, today }: Props) {
  const { unitNumber, subject, state, failure, addressees } = letter
  const [tone, words] = states[state]
  return (
    <Card component="article" aria-label={`Letter to unit ${unitNumber}`}>
      <Stack gap="md">
        <Group justify="space-between" gap="sm" align="flex-start">
          <Stack gap={2} flex="1 1 14rem" miw={0} style={{ overflowWrap: 'anywhere' }}>
            <Group gap="xs">
              <Text fw={600}>{`Unit ${unitNumber}`}</Text>
              <StatusBadge tone={tone}>{words}</StatusBadge>
            </Group>
            <Text size="sm">{subject}</Text>
          </Stack>
          {state === 'sent' && <Papers letter={letter} />}
        </Group>
        {state === 'failed' && (
          <Text size="sm">{`Not sent to anyone: ${failure ?? 'we couldn’t create it.'} Please send it to this unit again.`}</Text>
        )}
        {addressees.length > 0 && (
          <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
            {addressees.map((addressee) => (
              <AddresseeRow key={addressee._id} letter={letter} addressee={addressee} today={today} />
            ))}
          </Stack>
        )}
      </Stack>
    </Card>
  )
}

function Papers({ letter: { _id, unitNumber, documentId, subject } }: { letter: Letter }) {
  const saveFile = useSaveFile()
  return (
    <Group gap="sm">
      {documentId && (
        <Anchor component={Link} to={`/library?document=${documentId}`} py="xs">
          In the library
        </Anchor>
      )}
      <Button
        variant="default"
        leftSection={<IconDownload size={18} aria-hidden />}
        aria-label={`PDF of the letter to unit ${unitNumber}`}
        onClick={() =>
          void saveFile(
            api.forms.letterPdf,
            { params: { id: _id } },
            { name: `${subject}.pdf`, failed: 'We couldn’t download the letter' },
          )
        }
      >
        PDF
      </Button>
    </Group>
  )
}
