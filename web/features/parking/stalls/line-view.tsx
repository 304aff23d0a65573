import { Button, Card, Group, List, Stack, Text } from '@mantine/core'
import type { Wait } from '../../../../contract/parking/waits.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant, useZone } from '../../../ui/moments.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useStallButton } from './use-stall-button.ts'
import { wishWords } from './wish-words.ts'

/** Who waits for a stall, in the order in which they came. */
export const LineView = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const waits = useRoute(api.parking.listWaits)
  return (
    <Loaded
      query={waits}
      shape="list-item"
      rows={3}
      failed="We couldn’t load the waitlist."
      empty={
        <Empty title="The waitlist is empty">
          Residents join from their parking page. You can offer a free stall to the first in line.
        </Empty>
      }
    >
      {(line) => (
        <List type="ordered" listStyleType="none" spacing="sm" aria-label="Stall waitlist">
          {line.map((wait) => (
            <List.Item key={wait._id} styles={{ itemWrapper: { display: 'block' }, itemLabel: { width: '100%' } }}>
              <InLine wait={wait} onChoose={onChoose} />
            </List.Item>
          ))}
        </List>
      )}
    </Loaded>
  )
}

const InLine = ({ wait, onChoose }: { wait: Wait; onChoose: (id: string) => void }) => {
  const { ask, dialog } = useConfirm()
  const zone = useZone()
  const leave = useStallButton(api.parking.leaveWaits, `Unit ${wait.unitNumber} removed from the waitlist`)
  const { offer } = wait
  const run = async () => {
    const sure = await ask({
      title: `Remove unit ${wait.unitNumber} from the waitlist?`,
      text: 'They’ll lose their place. Any stall held for them goes to the next in line.',
      yes: 'Remove',
      danger: true,
    })
    if (!sure) return
    await leave.run({ params: { id: wait._id }, body: { version: wait.version } })
  }
  return (
    <Card padding="md">
      <Group justify="space-between" gap="sm">
        <Stack gap={2}>
          <Text fw={600}>
            {wait.position}. Unit {wait.unitNumber}
          </Text>
          <Text size="sm">
            Since {formatDate(localDateOf(wait.joinedAt, zone))}. {wishWords(wait.wishes)}
          </Text>
          {offer && (
            <Text size="sm">
              {stallLabel(offer)} is held for them until <Instant at={offer.expiresAt} />
            </Text>
          )}
        </Stack>
        <Group gap="xs">
          {offer && (
            <Button variant="default" onClick={() => onChoose(offer.stallId)}>
              Open {stallLabel(offer)}
            </Button>
          )}
          <Button variant="default" onClick={() => void run()} aria-label={`Remove: unit ${wait.unitNumber}`}>
            Remove
          </Button>
        </Group>
      </Group>
      {dialog}
    </Card>
  )
}
