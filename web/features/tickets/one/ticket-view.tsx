import { Anchor, Card, Text } from '@mantine/core'
import clsx from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { ticketNumber } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { useZone } from '../../../ui/moments.tsx'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { RecordHistory } from '../../../ui/record-history.tsx'
import { Section } from '../../../ui/section.tsx'
import { VisitPicker, WorkOrdersPanel } from '../../work-orders/work-orders.ts'
import { TicketMarks } from '../state.tsx'
import { nextAtDesk, nextFor, pageOf } from '../words.ts'
import { About, entryWords } from './about.tsx'
import { DeskPanel } from './desk/desk-panel.tsx'
import { InternalNotes } from './desk/internal-notes.tsx'
import { FollowButton } from './follow-button.tsx'
import { OwnPanel } from './own-panel.tsx'
import { SayForm } from './say-form.tsx'
import { Story } from './story.tsx'
import classes from './ticket.module.css'

interface Props {
  ticket: Ticket
}

/** A ticket as whoever looks may see it: what happens next, what it is about, and the whole story. */
export const TicketView = ({ ticket }: Props) => {
  const { can, desk } = ticket
  // What is being typed stays where somebody else's step leaves no more room for it.
  const [saying, setSaying] = useState(false)
  return (
    <>
      <PageHeader
        title={`${ticketNumber(ticket)}: ${ticket.title}`}
        text={<TicketMarks ticket={ticket} withPriority={desk !== null} />}
        actions={<FollowButton ticket={ticket} />}
      />
      <div className={classes.columns} data-desk={desk !== null || undefined}>
        <div className={clsx(classes.part, classes.top)}>
          <Next ticket={ticket} />
          {desk === null && <OwnPanel ticket={ticket} />}
          {desk === null && <VisitPicker ticketId={ticket._id} />}
          <About ticket={ticket} />
        </div>
        {desk !== null && (
          <div className={clsx(classes.part, classes.side)}>
            <DeskPanel ticket={ticket} desk={desk} />
            <WorkOrdersPanel
              ticketId={ticket._id}
              title={ticket.title}
              entryNotes={ticket.entry ? entryWords(ticket.entry) : ''}
            />
          </div>
        )}
        <div className={clsx(classes.part, classes.story)}>
          <Section title="Activity">
            <Story ticket={ticket} />
          </Section>
          {(can.say || saying) && <SayForm ticket={ticket} onBegun={setSaying} />}
          {can.seeInternal && <InternalNotes ticketId={ticket._id} />}
          {desk !== null && (
            <Section title="History">
              <OnDemand words="Show history">
                <RecordHistory subject="ticket" id={ticket._id} />
              </OnDemand>
            </Section>
          )}
        </div>
      </div>
    </>
  )
}

const Next = ({ ticket }: Props) => {
  const { desk, mergedInto, reopensUntil, can } = ticket
  const zone = useZone()
  return (
    <Card padding="md" component="section" aria-label="Current status">
      <Text size="sm" c="dimmed">
        Current status
      </Text>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {desk ? nextAtDesk(ticket) : nextFor(ticket)}
      </Text>
      {ticket.waitsForReply && desk === null && can.say && (
        <Anchor component={Link} to="#say" mih="var(--finger)" display="inline-flex" style={{ alignItems: 'center' }}>
          Reply
        </Anchor>
      )}
      {mergedInto && (
        <Anchor
          component={Link}
          to={pageOf(mergedInto)}
          mih="var(--finger)"
          display="inline-flex"
          style={{ alignItems: 'center', overflowWrap: 'anywhere' }}
        >
          {ticketNumber(mergedInto)}: {mergedInto.title}
        </Anchor>
      )}
      {reopensUntil && can.steps.includes('reopen') && (
        <Text size="sm">Can be reopened until {formatDate(localDateOf(reopensUntil, zone))}.</Text>
      )}
    </Card>
  )
}
