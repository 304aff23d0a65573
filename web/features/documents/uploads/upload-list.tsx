import { ActionIcon, Anchor, Button, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'
import { FileSize } from '../../../ui/file-size.tsx'
import { LeaveGuard } from '../../../ui/form/leave-guard.tsx'
import { libraryAddress } from '../library/address.ts'
import { isUnderWay, progressWords, type Item } from './queue.ts'
import type { Uploads } from './use-uploads.ts'

/** What becomes of the files that were given: each by itself, so that one that breaks is sent again alone. */
export default function UploadList({ uploads: { queue, retry, remove, clear } }: { uploads: Uploads }) {
  const under = queue.some(({ state }) => state.is === 'waiting' || state.is === 'sending')
  const broken = queue.filter(({ state }) => state.is === 'broken')
  return (
    <Card component="section" aria-labelledby="uploads" mb="lg">
      <LeaveGuard unsaved={() => isUnderWay(queue)} />
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <div>
            <Title order={2} size="h4" id="uploads">
              {under ? 'Uploading documents' : 'Upload finished'}
            </Title>
            <Text size="sm" c="dimmed" role="status">
              {progressWords(queue)}
            </Text>
          </div>
          {!under && (
            <Group gap="sm">
              {broken.length > 1 && (
                <Button
                  onClick={() => broken.forEach(({ key }) => retry(key))}
                >{`Retry ${broken.length} files`}</Button>
              )}
              <Button variant="default" onClick={clear}>
                Close
              </Button>
            </Group>
          )}
        </Group>
        <Stack component="ul" gap={6} m={0} p={0} mah={320} style={{ listStyle: 'none', overflowY: 'auto' }}>
          {queue.map((item) => (
            <UploadRow key={item.key} item={item} onRetry={() => retry(item.key)} onRemove={() => remove(item.key)} />
          ))}
        </Stack>
      </Stack>
    </Card>
  )
}

interface RowProps {
  item: Item
  onRetry: () => void
  onRemove: () => void
}

const percentOf = (share: number): number => Math.round(share * 100)

function UploadRow({ item: { file, draft, state }, onRetry, onRemove }: RowProps) {
  const { title = '' } = draft
  return (
    <Group component="li" wrap="nowrap" gap="sm" mih={44} flex="none">
      <Stack gap={2} flex={1} miw={0}>
        <Group gap={8} fz="sm" style={{ overflowWrap: 'anywhere' }}>
          {state.is === 'kept' ? (
            <Anchor component={Link} to={libraryAddress({ document: state.id })} size="sm" c="inherit" fw={500}>
              {title}
            </Anchor>
          ) : (
            <Text size="sm" fw={500}>
              {title}
            </Text>
          )}
          <Text span c="dimmed" size="sm">
            <FileSize bytes={file.size} />
          </Text>
        </Group>
        <StateWords state={state} name={title} />
      </Stack>
      {state.is === 'broken' && (
        <Button size="sm" onClick={onRetry} aria-label={`Retry ${title}`}>
          Retry
        </Button>
      )}
      {state.is !== 'kept' && (
        <ActionIcon aria-label={`${state.is === 'refused' ? 'Dismiss' : 'Cancel'} ${title}`} onClick={onRemove}>
          <IconX size={18} />
        </ActionIcon>
      )}
    </Group>
  )
}

function StateWords({ state, name }: { state: Item['state']; name: string }) {
  if (state.is === 'sending')
    return (
      <Group gap="sm" wrap="nowrap">
        <Progress flex={1} value={percentOf(state.sent)} aria-label={`Sending ${name}`} />
        <Text size="sm" c="dimmed" className="figures">
          {`${percentOf(state.sent)}%`}
        </Text>
      </Group>
    )
  if (state.is === 'broken' || state.is === 'refused')
    return (
      <Text size="sm" c="var(--mantine-color-error)" role="alert">
        {state.words}
      </Text>
    )
  return (
    <Text size="sm" c="dimmed">
      {state.is === 'kept' ? 'Uploaded' : 'Waiting'}
    </Text>
  )
}
