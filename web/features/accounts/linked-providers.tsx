import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconBrandGoogleFilled } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { SignInWays } from '../../../contract/accounts/google.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { googleAddress } from './google-address.ts'

const words: Readonly<Record<string, string>> = {
  connected: 'Your Google account is connected. You can now sign in with it.',
  cancelled: 'Connecting to Google was cancelled.',
  taken: 'That Google account is connected to another account here, or yours already has one.',
  notSignedIn: 'You’ve been signed out. Please sign in and try again.',
  signInAgain: 'Please log out and back in before you connect Google, so we know it’s you.',
  notSetUp: 'Google sign-in isn’t set up on this server.',
  failed: 'We couldn’t connect your Google account. Please try again.',
}

/** Signing in with Google besides the password: connect it, or let it go. */
export const LinkedProviders = () => {
  const ways = useRoute(api.accounts.signInWays)
  const [query] = useSearchParams()
  const outcome = words[query.get('google') ?? '']
  return (
    <Stack gap="sm">
      {outcome && <Outcome good={query.get('google') === 'connected'}>{outcome}</Outcome>}
      <Loaded query={ways} shape="list-item" rows={1}>
        {(known) => <Google ways={known} />}
      </Loaded>
    </Stack>
  )
}

/** What came of the way to Google; somebody who comes back from there looks at the top of the page. */
const Outcome = ({ good, children }: { good: boolean; children: string }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.scrollIntoView({ block: 'center' }), [])
  return (
    <Alert ref={place} role="status" color={good ? 'green' : 'orange'}>
      {children}
    </Alert>
  )
}

const Google = ({ ways: { google, googleSetUp, password } }: { ways: SignInWays }) => {
  const { ask, dialog } = useConfirm()
  const disconnect = useAction(api.accounts.disconnectGoogle, {
    done: 'Google account disconnected',
    failed: 'We couldn’t disconnect your Google account',
    refresh: [api.accounts.signInWays],
  })
  const letGo = async () => {
    const text = 'You’ll sign in with your email and password only. You can reconnect it any time.'
    if (await ask({ title: 'Disconnect Google?', text, yes: 'Disconnect Google' })) await disconnect.run()
  }
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="sm" wrap="nowrap">
        <IconBrandGoogleFilled size={22} aria-hidden />
        <Stack gap={0}>
          <Text fw={500}>Google</Text>
          <Text size="sm" c="dimmed">
            {google ? `Connected as ${google}` : googleSetUp ? 'Not connected' : 'Not set up on this server'}
          </Text>
        </Stack>
      </Group>
      {google ? (
        <Button variant="default" disabled={!password || disconnect.busy} onClick={() => void letGo()}>
          Disconnect
        </Button>
      ) : (
        googleSetUp && (
          <Button component="a" href={googleAddress({ purpose: 'connect', from: null })} variant="default">
            Connect
          </Button>
        )
      )}
      {google && !password && (
        <Text size="sm" c="dimmed" w="100%">
          Set a password first: without Google you couldn’t sign in.
        </Text>
      )}
      {dialog}
    </Group>
  )
}
