import { Card, Group, Stack, Text, Title } from '@mantine/core'
import type { RecordsItem, RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { deliveredLabels, periodWords, redactionGroundLabels } from '../../../../../contract/forms/request-words.ts'
import { counted } from '../../../../../contract/text.ts'
import { formatDate } from '../../../../../contract/time.ts'
import { documentRequestRule, recordKindLabels, refusalGround } from '../../../../../law/law.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { Instant } from '../../../../ui/moments.tsx'
import { StandsIn, Why } from '../../../../ui/why.tsx'
import { Due, ItemState } from '../state.tsx'
import { ItemActions } from './item-actions.tsx'
import { ItemFiles } from './item-files.tsx'

interface Props {
  request: RecordsRequest
  item: RecordsItem
}

/** One record that was asked for: until when it is owed, what became of it, and what can be done. */
export const ItemCard = ({ request, item }: Props) => {
  const { jurisdiction } = useBuilding()
  const label = recordKindLabels(jurisdiction)[item.kind]
  const said = [item.words, periodWords(item)].filter(Boolean).join(', ')
  return (
    <Card component="article" padding="md" aria-label={label}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Stack gap={4} miw={0} flex="1 1 14rem">
            <Title order={3} size="h5">
              {label}
            </Title>
            {said && <Text style={{ overflowWrap: 'anywhere' }}>{said}</Text>}
          </Stack>
          <ItemState status={item.status} />
        </Group>
        {request.dueOn !== null && <Clock item={item} />}
        <Outcome item={item} />
        <HandedOver item={item} />
        <ItemFiles request={request} item={item} />
        <ItemActions request={request} item={item} />
      </Stack>
    </Card>
  )
}

const Clock = ({ item: { kind, status, dueOn, answeredOn } }: Pick<Props, 'item'>) => {
  const rule = documentRequestRule(useBuilding().jurisdiction, kind)
  if (status === 'withdrawn' || answeredOn !== null || dueOn === null || !rule) return null
  return (
    <Group gap="sm">
      <Text size="sm">
        <Due dueOn={dueOn} />
      </Text>
      <Why reason={rule} of={`Due date of ${kind}`} />
    </Group>
  )
}

const HandedOver = ({ item: { delivery, answeredOn } }: Pick<Props, 'item'>) =>
  delivery &&
  answeredOn && (
    <Text size="sm">
      {deliveredLabels[delivery.how]}, on {formatDate(answeredOn)}, by {delivery.by}.
      {delivery.filesUntil && (
        <>
          {' Files can be downloaded until '}
          <Instant at={delivery.filesUntil} /> Save what you need to keep.
        </>
      )}
    </Text>
  )

const Outcome = ({ item: { refusal, redaction, pages } }: Pick<Props, 'item'>) => {
  const { jurisdiction } = useBuilding()
  const ground = refusal && refusalGround(jurisdiction, refusal.ground)
  return (
    <>
      {refusal && ground && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {ground.label} <StandsIn reason={ground} />. {refusal.words}
        </Text>
      )}
      {redaction && (
        <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          Some information was redacted or withheld. {redactionGroundLabels[redaction.ground]}: {redaction.words}{' '}
          Decided by {redaction.by}.
        </Text>
      )}
      {pages !== null && pages > 0 && (
        <Text size="sm" c="dimmed">
          {counted(pages, 'page')}
        </Text>
      )}
    </>
  )
}
