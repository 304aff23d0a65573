import { Anchor, Group, SimpleGrid, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { depositLabels } from '../../../../contract/bookings/booking-words.ts'
import type { Booking } from '../../../../contract/bookings/booking.ts'
import type { Instant as At } from '../../../../contract/time.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { Instant, useZone } from '../../../ui/moments.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Linked, PlainText } from '../../../ui/plain-text.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Facts } from '../../units/units.ts'
import { HeldOffer } from '../held-offer.tsx'
import { BookingState } from '../status.tsx'
import { partyWords, spanWords } from '../words.ts'
import { IncidentsPanel } from './incidents-panel.tsx'
import { PassPanel } from './pass-panel.tsx'
import { StepButtons } from './step-buttons.tsx'
import { Story } from './story.tsx'

const whoCancelled = { resident: 'by the resident', desk: 'by management', product: 'automatically' } as const

const waitWords = (ahead: number): string =>
  ahead === 0 ? 'First in line for this time.' : `Number ${ahead + 1} in line for this time.`

/** What is over, or goes on, is not cancelled any more. */
const isToCome = ({ status }: Booking): boolean => status === 'active' || status === 'requested'

const isOver = ({ status }: Booking): boolean =>
  status === 'completed' || status === 'no_show' || status === 'cancelled'

const factsOf = (booking: Booking, now: At): (readonly [string, ReactNode])[] => {
  const { unit, bookedFor, madeBy, madeAt, note, feeCents, depositCents, deposit, authority, cancelsUntil } = booking
  const { isCharged } = booking
  return [
    ['Unit', unit.unitNumber],
    ['For', bookedFor?.name ?? 'Everyone in the unit'],
    ['Party', partyWords(booking)],
    ...(note
      ? [
          [
            'Note',
            <span key="note" style={{ whiteSpace: 'pre-line' }}>
              <Linked>{note}</Linked>
            </span>,
          ] as const,
        ]
      : []),
    ...(feeCents > 0 ? [['Fee', formatMoney(feeCents)] as const] : []),
    ...(depositCents > 0
      ? [
          [
            'Deposit',
            [formatMoney(depositCents), isOver(booking) ? depositLabels[deposit].toLowerCase() : '']
              .filter(Boolean)
              .join(', '),
          ] as const,
        ]
      : []),
    ...(isCharged ? [['Charged to', <Account key="account" booking={booking} />] as const] : []),
    ...(authority ? [['Allowed by', <Authority key="authority" booking={booking} />] as const] : []),
    ...(isToCome(booking) && now <= cancelsUntil
      ? [['Free cancellation until', <Instant key="until" at={cancelsUntil} />] as const]
      : []),
    [
      'Booked by',
      <span key="made">
        {madeBy}, <Instant at={madeAt} />
      </span>,
    ],
  ]
}

/** The bylaw or rule, with its text where the building has entered it. */
const Authority = ({ booking: { authority, bylawId } }: { booking: Booking }) =>
  bylawId === null ? (
    authority
  ) : (
    <Anchor component={Link} to={bylawKind.page(bylawId)}>
      {authority}
    </Anchor>
  )

/** Whose account it was charged to, and what is left to pay, for those who read the books. */
const Account = ({ booking: { unit, charge } }: { booking: Booking }) => {
  const account = `Unit ${unit.unitNumber}’s account`
  if (charge === null) return account
  return (
    <>
      <Anchor component={Link} to={`/fees/accounts/${charge.holdingId}`}>
        {account}
      </Anchor>
      {charge.openCents > 0 ? `, ${formatMoney(charge.openCents)} still to pay` : ', nothing owing'}
    </>
  )
}

/** A booking as whoever made it sees it, or the desk. */
export const BookingView = ({ booking }: { booking: Booking }) => {
  const zone = useZone()
  const now = useNow()
  const { amenity, status, reason, cancelledBy, aheadInLine, rules } = booking
  return (
    <>
      <PageHeader
        title={amenity.name}
        pageTitle={`${amenity.name}, booking`}
        text={
          <Group gap="sm">
            <span className="figures">{spanWords(booking, zone)}</span>
            <BookingState booking={booking} />
          </Group>
        }
      />
      <Stack gap="lg">
        <HeldOffer booking={booking} />
        {aheadInLine !== null && <Text fw={600}>{waitWords(aheadInLine)}</Text>}
        {(reason || cancelledBy) && (
          <Text style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {[status === 'cancelled' && cancelledBy ? `Cancelled ${whoCancelled[cancelledBy]}` : '', reason]
              .filter(Boolean)
              .join(': ')}
          </Text>
        )}
        <StepButtons booking={booking} />
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Panel title="Details">
            <Facts facts={factsOf(booking, now)} />
          </Panel>
          <PassPanel booking={booking} />
        </SimpleGrid>
        {rules.text && (
          <Panel title={`Rules, version ${rules.version}`} text="Accepted with this booking.">
            <PlainText size="sm">{rules.text}</PlainText>
          </Panel>
        )}
        <IncidentsPanel booking={booking} />
        <Story events={booking.events} />
      </Stack>
    </>
  )
}
