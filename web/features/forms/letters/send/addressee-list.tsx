import { Group, Stack, Text } from '@mantine/core'
import { letterWayLabels } from '../../../../../contract/forms/letter-words.ts'
import type { PlannedAddressee } from '../../../../../contract/forms/runs.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { Section } from '../../../../ui/section.tsx'
import { StatusBadge } from '../../../../ui/status-badge.tsx'
import { Why } from '../../../../ui/why.tsx'

interface Props {
  unitNumber: string
  addressees: readonly PlannedAddressee[]
}

/** Who of a unit gets the letter, by which way and why, and when it would count as received. */
export const AddresseeList = ({ unitNumber, addressees }: Props) => (
  <Section title={`Recipients in unit ${unitNumber}`}>
    {addressees.length === 0 ? (
      <Text size="sm">None. The roster lists no one in this group for the unit.</Text>
    ) : (
      <Stack component="ul" gap="md" m={0} p={0} style={{ listStyle: 'none' }}>
        {addressees.map((addressee) => (
          <Row key={addressee.personId} addressee={addressee} />
        ))}
      </Stack>
    )}
  </Section>
)

const Row = ({ addressee }: { addressee: PlannedAddressee }) => {
  const { name, way, isCopy, inProduct, email, mailingLines, deemedOn } = addressee
  const place = way === 'email' ? email : way === 'paper' ? mailingLines.join(', ') : null
  return (
    <Group component="li" justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
      <Stack gap={2} miw={0} style={{ overflowWrap: 'anywhere' }}>
        <Group gap="xs">
          <Text fw={600} size="sm">
            {name}
          </Text>
          <StatusBadge tone={way === 'paper' ? 'waiting' : 'good'}>{letterWayLabels[way]}</StatusBadge>
          {isCopy && <StatusBadge tone="neutral">Copy required by law</StatusBadge>}
        </Group>
        {place && <Text size="sm">{place}</Text>}
        <Text size="sm" c="dimmed">
          {[
            inProduct && way !== 'product' && 'Also available in Parapet.',
            deemedOn && `If sent today, it counts as received on ${formatDate(deemedOn)}.`,
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      </Stack>
      <Why reason={addressee} of={`${letterWayLabels[way]} to ${name}`} />
    </Group>
  )
}
