import { Anchor, Button, Group, List, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { formatMoney } from '../../../../contract/money.ts'
import {
  assignmentStateLabels,
  assignmentTones,
  basisLabels,
  stallLabel,
  stallTraits,
  tenureLabels,
} from '../../../../contract/parking/stall-words.ts'
import type { Stall, StallTerm } from '../../../../contract/parking/stalls.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { wordsFor } from '../../../api/errors.ts'
import { useRefresh } from '../../../api/queries.ts'
import { toast } from '../../../api/toast.ts'
import { useAction } from '../../../api/use-action.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { Instant, useZone } from '../../../ui/moments.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { PlainText } from '../../../ui/plain-text.tsx'
import { ShareLine } from './share-line.tsx'
import { shownOfStalls } from './shown.ts'
import type { Step } from './stall-dialog.tsx'
import { useStallButton } from './use-stall-button.ts'
import { rentWords, termWords } from './words.ts'

interface Props {
  stall: Stall
  onStep: (step: Step) => void
  onGone: () => void
}

/** What is known of a stall. */
export const StallView = ({ stall, onStep, onGone }: Props) => {
  const [past, setPast] = useState(false)
  const now = stall.assignments.filter(({ state }) => state !== 'over')
  const shares = stall.shares.filter(({ state }) => state !== 'over')
  return (
    <Stack gap="md">
      <Text>
        {[tenureLabels[stall.tenure], ...stallTraits(stall)].join(', ')}
        {stall.notes && `. ${stall.notes}`}
      </Text>
      {stall.visitor ? (
        <Text>It’s for visitors and can’t be assigned to a unit.</Text>
      ) : (
        <Terms stall={stall} terms={now} onStep={onStep} />
      )}
      {stall.offer && <Held stall={stall} />}
      {shares.length > 0 && (
        <section aria-label="Lent out">
          <Title order={3} size="h5" mb="xs">
            Lent out
          </Title>
          <List spacing="xs">
            {shares.map((share) => (
              <List.Item key={share._id}>
                <ShareLine share={share} />
              </List.Item>
            ))}
          </List>
        </section>
      )}
      <Actions stall={stall} onStep={onStep} onGone={onGone} />
      {past ? (
        <section aria-label="History">
          <Title order={3} size="h5" mb="xs">
            History
          </Title>
          <RecordHistory subject="parkingStall" id={stall._id} />
        </section>
      ) : (
        <Button variant="subtle" w="fit-content" onClick={() => setPast(true)}>
          Show history
        </Button>
      )}
    </Stack>
  )
}

const Terms = ({ terms, stall, onStep }: { terms: readonly StallTerm[]; stall: Stall; onStep: Props['onStep'] }) => {
  const today = localDateOf(useNow(), useZone())
  if (terms.length === 0) return <Text>{stall.offer ? 'Not assigned yet.' : 'Free: not assigned to a unit.'}</Text>
  return (
    <Stack gap="sm">
      {terms.map((term) => (
        <section key={term._id} aria-label={`Unit ${term.unitNumber}, ${termWords(term)}`}>
          <Group gap="xs">
            <Text fw={600}>Unit {term.unitNumber}</Text>
            <StatusBadge tone={term.renewed ? 'good' : assignmentTones[term.state]}>
              {term.renewed ? 'Renewed' : assignmentStateLabels[term.state]}
            </StatusBadge>
          </Group>
          <Text size="sm">
            {basisLabels[term.basis]}, {termWords(term)}
            {term.feeCents !== null && !term.rent && `, ${formatMoney(term.feeCents)} a month (${term.authority})`}
          </Text>
          {term.rent && <Text size="sm">{rentWords(term, term.rent.from, today)}</Text>}
          {term.bylawId !== null && (
            <Anchor component={Link} to={bylawKind.page(term.bylawId)} size="sm">
              {`Read ${term.authority}`}
            </Anchor>
          )}
          {term.conditions && (
            <PlainText size="sm" c="dimmed">
              {term.conditions}
            </PlainText>
          )}
          {term.endReason && (
            <Text size="sm" c="dimmed">
              Ended: {term.endReason}
            </Text>
          )}
          <Group gap="xs" mt="xs">
            {term.until !== null && !term.renewed && term.endReason === '' && (
              <Button variant="default" onClick={() => onStep({ name: 'renew', term })}>
                Renew
              </Button>
            )}
            <Button variant="default" onClick={() => onStep({ name: 'end', term })}>
              End
            </Button>
          </Group>
        </section>
      ))}
    </Stack>
  )
}

const Held = ({ stall }: { stall: Stall }) => {
  const withdraw = useStallButton(api.parking.withdrawOffer, 'Offer withdrawn')
  const { offer, _id: id, version } = stall
  if (!offer) return null
  return (
    <section aria-label="Held">
      <Text>
        Held for unit {offer.unitNumber}, the next in line, until <Instant at={offer.expiresAt} />
      </Text>
      <BusyButton
        mt="xs"
        variant="default"
        busy={withdraw.busy}
        busyText="Saving..."
        onClick={() => void withdraw.run({ params: { id }, body: { version } })}
      >
        Withdraw offer
      </BusyButton>
    </section>
  )
}

const Actions = ({ stall, onStep, onGone }: Props) => {
  const { ask, dialog } = useConfirm()
  const refresh = useRefresh()
  const remove = useAction(api.parking.removeStall, { done: 'Stall removed' })
  /** The stall itself is asked for no more once it is gone. */
  const removed = async (args: Parameters<typeof remove.send>[0]): Promise<boolean> => {
    try {
      await remove.send(args)
    } catch (error) {
      toast.error(wordsFor(error, 'That didn’t work. Please try again.'))
      await refresh(...shownOfStalls)
      return false
    }
    await refresh(api.parking.listStalls, api.parking.stallLevels, api.parking.stallMap)
    return true
  }
  const isFree = !stall.visitor && stall.offer === null
  const run = async () => {
    const sure = await ask({
      title: `Remove stall ${stallLabel(stall)}?`,
      text: 'It will be removed from the map and the list. A stall that has ever been assigned stays in the records.',
      yes: 'Remove stall',
      danger: true,
    })
    if (!sure) return
    if (await removed({ params: { id: stall._id }, body: { version: stall.version } })) onGone()
  }
  return (
    <Group gap="xs">
      {isFree && (
        <>
          <Button onClick={() => onStep({ name: 'give' })}>
            {stall.assignments.some(({ state }) => state !== 'over')
              ? 'Assign after the current term'
              : 'Assign to a unit'}
          </Button>
          {stall.holder === null && (
            <Button variant="default" onClick={() => onStep({ name: 'offer' })}>
              Offer to the next in line
            </Button>
          )}
        </>
      )}
      <Button variant="default" onClick={() => onStep({ name: 'change' })}>
        Edit
      </Button>
      {stall.assignments.length === 0 && (
        <BusyButton variant="default" busy={remove.busy} busyText="Saving..." onClick={() => void run()}>
          Remove
        </BusyButton>
      )}
      {dialog}
    </Group>
  )
}
