import { Alert, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { formatMoney } from '../../../../contract/money.ts'
import type { MyStalls } from '../../../../contract/parking/my-stalls.ts'
import { basisLabels, stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { StallOffer, Wait } from '../../../../contract/parking/waits.ts'
import { api } from '../../../api/api.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { JoinDialog } from './join-dialog.tsx'
import { useStallButton } from './use-stall-button.ts'
import { wishWords } from './wish-words.ts'
import { termWords } from './words.ts'

/** Where one stands in line for a stall, what is held, and a way to join. */
export const WaitPart = ({ mine }: { mine: MyStalls }) => {
  const [joining, setJoining] = useState(false)
  const free = mine.units.filter(({ _id }) => !mine.waits.some(({ unitId }) => unitId === _id))
  return (
    <Panel title="Stall waitlist" text="Free stalls are offered in the order people joined.">
      {mine.waits.map((wait) => (
        <InLine key={wait._id} wait={wait} />
      ))}
      {free.length > 0 && (
        <Group>
          <Button variant="default" onClick={() => setJoining(true)}>
            {mine.waits.length === 0 ? 'Join the waitlist' : 'Join for another unit'}
          </Button>
        </Group>
      )}
      {joining && <JoinDialog units={free} levels={mine.levels} onClose={() => setJoining(false)} />}
    </Panel>
  )
}

const InLine = ({ wait }: { wait: Wait }) => {
  const { ask, dialog } = useConfirm()
  const leave = useStallButton(api.parking.leaveWaits, 'You left the waitlist')
  const run = async () => {
    const sure = await ask({
      title: 'Leave the waitlist?',
      text: 'You’ll lose your place. You can rejoin at the end.',
      yes: 'Leave the waitlist',
      danger: true,
    })
    if (!sure) return
    await leave.run({ params: { id: wait._id }, body: { version: wait.version } })
  }
  return (
    <div>
      <Text>
        Unit {wait.unitNumber} is number {wait.position} on the waitlist. {wishWords(wait.wishes)}
      </Text>
      {wait.offer && <Offer offer={wait.offer} />}
      <BusyButton
        variant="subtle"
        busy={leave.busy}
        busyText="Saving..."
        aria-label={`Leave the waitlist for unit ${wait.unitNumber}`}
        onClick={() => void run()}
      >
        Leave the waitlist
      </BusyButton>
      {dialog}
    </div>
  )
}

const Offer = ({ offer }: { offer: StallOffer }) => {
  const accept = useStallButton(api.parking.acceptOffer, `Stall ${stallLabel(offer)} is yours`)
  const decline = useStallButton(api.parking.declineOffer, 'Offer declined; you keep your place on the waitlist')
  const args = { params: { id: offer._id }, body: { version: offer.version } }
  return (
    <Alert color="brand" title={`Stall ${stallLabel(offer)} is held for you`} my="sm">
      <Text size="sm" c="inherit">
        {basisLabels[offer.basis]}, {termWords(offer)}
        {offer.feeCents !== null && `, ${formatMoney(offer.feeCents)} a month (${offer.authority})`}. Respond by{' '}
        <Instant at={offer.expiresAt} />; after that it goes to the next in line.
      </Text>
      {offer.conditions && (
        <PlainText size="sm" c="inherit" mt="xs">
          {offer.conditions}
        </PlainText>
      )}
      <Group gap="sm" mt="sm">
        <BusyButton busy={accept.busy} busyText="Saving..." onClick={() => void accept.run(args)}>
          Accept
        </BusyButton>
        <BusyButton variant="default" busy={decline.busy} busyText="Saving..." onClick={() => void decline.run(args)}>
          Decline
        </BusyButton>
      </Group>
    </Alert>
  )
}
