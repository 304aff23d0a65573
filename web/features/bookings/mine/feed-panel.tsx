import { Group, Text, TextInput } from '@mantine/core'
import type { Feed } from '../../../../contract/bookings/booking.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
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
      title="Calendar sync"
      text="Create a private link and add it to the calendar on your phone or computer to see your bookings there. Anyone with the link can see them."
    >
      <Loaded query={feed} shape="list-item" rows={1} failed="We couldn’t load the link.">
        {(found) => <FeedLink feed={found} />}
      </Loaded>
    </Panel>
  )
}

const FeedLink = ({ feed }: { feed: Feed }) => {
  const { ask, dialog } = useConfirm()
  const make = useMade()
  const end = useAction(api.bookings.endFeed, { done: 'The link no longer works', refresh: [api.bookings.feed] })
  const has = feed.madeAt !== null || make.made !== null
  const address = make.made
  const renew = async () => {
    const question = {
      title: 'Create a new link?',
      text: 'Your current link will stop working. Add the new one to your calendar app.',
      yes: 'Create a new link',
    }
    if (await ask(question)) await make.run()
  }
  const revoke = async () => {
    const question = {
      title: 'Revoke the link?',
      text: 'Calendar apps that use it will stop showing your bookings.',
      yes: 'Revoke link',
      danger: true,
    }
    if ((await ask(question)) && (await end.run())) make.forget()
  }
  return (
    <>
      <Address feed={feed} address={address} />
      <Group gap="sm">
        {address !== null && (
          <CopyButton value={address} variant="filled">
            Copy link
          </CopyButton>
        )}
        <BusyButton
          variant={has ? 'default' : 'filled'}
          busy={make.busy}
          busyText="Creating..."
          onClick={() => void (has ? renew() : make.run())}
        >
          {has ? 'Create a new link' : 'Create a link'}
        </BusyButton>
        {has && (
          <BusyButton variant="default" busy={end.busy} busyText="Revoking..." onClick={() => void revoke()}>
            Revoke link
          </BusyButton>
        )}
      </Group>
      {dialog}
    </>
  )
}

const Address = ({ feed, address }: { feed: Feed; address: string | null }) => (
  <>
    {feed.madeAt !== null && address === null && (
      <Text>
        You created your link on <Instant at={feed.madeAt} /> (it was shown only once).
      </Text>
    )}
    {address !== null && (
      <TextInput
        label="Your link (shown only once)"
        value={address}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    )}
  </>
)
