import { Button, Group, Text, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import type { Feed } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useMade } from './use-made.ts'

/** The secret link with which a calendar program shows one's bookings: made, copied, renewed, ended. */
export const FeedPanel = () => {
  const feed = useRoute(api.bookings.feed)
  return (
    <Panel
      title="In your own calendar"
      text="Make a secret link and add it to the calendar on your phone or computer: it then shows your bookings. Whoever has the link can read them."
    >
      <Loaded query={feed} shape="list-item" rows={1} failed="The link could not be loaded.">
        {(found) => <FeedLink feed={found} />}
      </Loaded>
    </Panel>
  )
}

const FeedLink = ({ feed }: { feed: Feed }) => {
  const { ask, dialog } = useConfirm()
  const clipboard = useClipboard({ timeout: 3000 })
  const make = useMade()
  const end = useAction(api.bookings.endFeed, { done: 'The link no longer works', refresh: [api.bookings.feed] })
  const has = feed.madeAt !== null || make.made !== null
  const address = make.made
  const renew = async () => {
    const question = {
      title: 'Make a new link?',
      text: 'The link that you use now stops working. Put the new one into your calendar program.',
      yes: 'Make a new link',
    }
    if (await ask(question)) await make.run()
  }
  const revoke = async () => {
    const question = {
      title: 'End the link?',
      text: 'Calendar programs that use it show your bookings no longer.',
      yes: 'End the link',
      danger: true,
    }
    if ((await ask(question)) && (await end.run())) make.forget()
  }
  return (
    <>
      <Address feed={feed} address={address} />
      <Group gap="sm">
        {address !== null && (
          <Button onClick={() => clipboard.copy(address)}>{clipboard.copied ? 'Copied' : 'Copy the link'}</Button>
        )}
        <BusyButton
          variant={has ? 'default' : 'filled'}
          busy={make.busy}
          busyText="Making..."
          onClick={() => void (has ? renew() : make.run())}
        >
          {has ? 'Make a new link' : 'Make a link'}
        </BusyButton>
        {has && (
          <BusyButton variant="default" busy={end.busy} busyText="Ending..." onClick={() => void revoke()}>
            End the link
          </BusyButton>
        )}
        <div role="status">
          {clipboard.error !== null && address !== null && (
            <Text>The link could not be copied. Choose it in the field and copy it from there.</Text>
          )}
        </div>
      </Group>
      {dialog}
    </>
  )
}

const Address = ({ feed, address }: { feed: Feed; address: string | null }) => (
  <>
    {feed.madeAt !== null && address === null && (
      <Text>
        Your link was made on <Instant at={feed.madeAt} />. It is shown only when it is made.
      </Text>
    )}
    {address !== null && (
      <TextInput
        label="Your link; it is shown only now"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </>
)
