import { Alert, Button } from '@mantine/core'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { IconCloudOff } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import { keptSince } from '../../api/kept-answers.ts'
import { Instant } from '../../ui/moments.tsx'
import { useOnline } from '../../ui/use-online.ts'

/** Since when the oldest of what shows was kept; null where all of it is new. The buildings stand on no screen. */
const oldestShown = (client: QueryClient): string | null => {
  const paths = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ queryKey }) => String(queryKey[0]))
  const ages = paths.flatMap((path) => (path === api.buildings.mine.path ? [] : (keptSince(path) ?? [])))
  return ages.toSorted()[0] ?? null
}

const useOldestShown = (): string | null => {
  const client = useQueryClient()
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(listener),
    () => oldestShown(client),
    () => null,
  )
}

/** Says that there is no network, or that the server does not answer, and how old what shows is. */
export const OfflineNotice = () => {
  const online = useOnline()
  const since = useOldestShown()
  const client = useQueryClient()
  if (online && since === null) return null
  return (
    <Alert
      color="orange"
      role="status"
      icon={<IconCloudOff size={20} />}
      title={online ? 'There is no answer from Parapet' : 'You are offline'}
      mb="lg"
      className="no-print"
    >
      {since === null ? (
        'What you see may be old.'
      ) : (
        <>
          What you see was kept on <Instant at={since} /> and may be old.
        </>
      )}{' '}
      What you type stays here; save it once the connection is back.
      {online && (
        <Button variant="default" mt="sm" display="block" onClick={() => void client.invalidateQueries()}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
