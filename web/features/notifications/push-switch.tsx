import { Alert, Stack, Switch, Text } from '@mantine/core'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { usePush } from './use-push.ts'

const descriptions = {
  unsupported: 'This browser cannot show messages while Parapet is closed.',
  denied: 'Your browser blocks messages of this site.',
  off: 'Messages come to this device also while Parapet is closed. Your browser will ask whether it may show them.',
  on: 'Messages come to this device also while Parapet is closed, until you log out.',
} as const

/** Switches push messages on in this browser, and says what stands in the way. */
export const PushSwitch = () => {
  const { server, state, busy, failed, toggle } = usePush()
  return (
    <Loaded query={server} shape="list-item" rows={1} failed="Push messages could not be looked up.">
      {() =>
        state !== null && (
          <Stack gap="sm" align="flex-start">
            <Switch
              size="md"
              label="Show push messages here"
              description={descriptions[state]}
              checked={state === 'on'}
              disabled={busy || state === 'unsupported' || state === 'denied'}
              aria-busy={busy}
              onChange={toggle}
            />
            {state === 'denied' && <HowToAllow />}
            {failed && state !== 'denied' && (
              <Alert color="red" role="alert" w="100%">
                {failed}
              </Alert>
            )}
            {state === 'on' && <TestMessage />}
          </Stack>
        )
      }
    </Loaded>
  )
}

const HowToAllow = () => (
  <Alert color="orange" role="status" title="How to allow them" w="100%">
    <Text size="sm" c="inherit">
      Open the settings of this site by the sign beside the address above, set notifications to “Allow”, and come back:
      the switch then works. On a phone they stand in the browser’s settings under notifications.
    </Text>
  </Alert>
)

const TestMessage = () => {
  const test = useAction(api.push.test, {
    done: 'A test message is on its way to this browser',
    failed: 'The test message could not be sent',
  })
  return (
    <BusyButton variant="default" busy={test.busy} onClick={() => void test.run()}>
      Send a test message
    </BusyButton>
  )
}
