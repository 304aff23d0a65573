import { Alert, Anchor, Text } from '@mantine/core'
import { Link, useSearchParams } from 'react-router'
import type { Unsubscription } from '../../../contract/notifications.ts'
import { api } from '../../api/api.ts'
import { isDeadLink } from '../../api/errors.ts'
import { useRoute } from '../../api/queries.ts'
import { useAction } from '../../api/use-action.ts'
import { BusyButton } from '../../ui/busy-button.tsx'
import { EntryCard } from '../../ui/entry-card.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** Where the link in a mail leads: says what it is about, and switches it off by a click, without signing in. */
const UnsubscribeScreen = () => {
  const [query] = useSearchParams()
  return (
    <EntryCard title="Email from your building">
      <PageHead title="Unsubscribe" noindex />
      <ByLink token={query.get('token') ?? ''} />
    </EntryCard>
  )
}
export default UnsubscribeScreen

const ByLink = ({ token }: { token: string }) => {
  const about = useRoute(api.notifications.unsubscription, { query: { token } }, { enabled: token !== '' })
  if (token === '' || isDeadLink(about.error)) return <NoLink />
  return (
    <Loaded query={about} shape="list-item" rows={2}>
      {(link) => <Choosing token={token} link={link} />}
    </Loaded>
  )
}

const NoLink = () => (
  <>
    <Alert role="status">
      This link has expired or is incomplete. Open it from a newer email, or change what you get under Inbox,
      Preferences.
    </Alert>
    <Preferences />
  </>
)

const Choosing = ({ token, link }: { token: string; link: Unsubscription }) => {
  const refresh = [api.notifications.unsubscription]
  const failed = 'We couldn’t save that. Please try again.'
  const stop = useAction(api.notifications.unsubscribe, { failed, refresh })
  const resume = useAction(api.notifications.resubscribe, { failed, refresh })
  const { what, buildingName, address, comes } = link
  return (
    <>
      <Text role="status">
        <b>{buildingName}</b>{' '}
        {comes ? (
          <>
            sends this to <b>{address}</b> by email: {what}.
          </>
        ) : (
          <>
            no longer sends this to <b>{address}</b> by email: {what}. You’ll still get emergencies and anything the law
            requires.
          </>
        )}
      </Text>
      {comes ? (
        <BusyButton busy={stop.busy} onClick={() => void stop.run({ query: { token } })}>
          Unsubscribe
        </BusyButton>
      ) : (
        <BusyButton variant="default" busy={resume.busy} onClick={() => void resume.run({ query: { token } })}>
          Resubscribe
        </BusyButton>
      )}
      <Preferences />
    </>
  )
}

const Preferences = () => (
  <Text size="sm">
    With an account you can{' '}
    <Anchor component={Link} to="/inbox/preferences">
      choose what you get
    </Anchor>
    .
  </Text>
)
