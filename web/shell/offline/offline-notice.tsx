import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { IconCloudOff } from '@tabler/icons-react'
import { Instant } from '../../ui/moments.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { useOldestShown } from './use-oldest-shown.ts'
import { askAgain } from '../../api/ask-again.ts'

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
      title={online ? 'Parapet isn’t responding' : 'You’re offline'}
      mb="lg"
      className="no-print"
    >
      {since === null ? (
        'This page may be out of date.'
      ) : (
        <>
          Showing saved data from <Instant at={since} />
        </>
      )}{' '}
      Your text stays here; save it when you’re back online.
      {online && (
        <Button variant="default" mt="sm" display="block" onClick={() => void askAgain(client)}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
