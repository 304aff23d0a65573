import { Text } from '@mantine/core'
import type { TicketEventKind, TicketSide } from '../../../../contract/tickets/kinds.ts'
import { eventLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket, TicketEvent } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Files } from '../../../ui/shown-files.tsx'
import { Linked } from '../../../ui/plain-text.tsx'
import classes from './story.module.css'

/** What is said rather than done; shown as a conversation. */
const spoken: ReadonlySet<TicketEventKind> = new Set(['wrote', 'asked', 'worked'])

const sides: Readonly<Record<TicketSide, string>> = {
  resident: 'A neighbour',
  desk: 'Management',
  vendor: 'The vendor',
  product: 'Automatic',
}

/** What happened, oldest first: messages as a conversation, steps as lines between them. */
export const Story = ({ ticket: { _id, events, words } }: { ticket: Ticket }) => (
  <ol className={classes.story}>
    {events.map((event) =>
      spoken.has(event.kind) ? (
        <Said key={event._id} ticketId={_id} event={event} />
      ) : (
        <Step key={event._id} ticketId={_id} event={event} report={words} />
      ),
    )}
  </ol>
)

interface Props {
  ticketId: string
  event: TicketEvent
}

const Who = ({ event: { by, side, isMine, at } }: Pick<Props, 'event'>) => (
  <span className={classes.who}>
    {isMine ? 'You' : (by ?? sides[side])}
    {by && !isMine && side === 'desk' && ', management'}, <Instant at={at} />
  </span>
)

const Said = ({ ticketId, event }: Props) => (
  <li className={classes.said} data-mine={event.isMine || undefined} data-asks={event.kind === 'asked' || undefined}>
    {event.kind !== 'wrote' && (
      <Text fw={600} size="sm">
        {event.kind === 'asked' ? 'Question sent, awaiting reply' : eventLabels[event.kind]}
      </Text>
    )}
    <span className={classes.words}>
      <Linked>{event.words}</Linked>
    </span>
    <FilesOf ticketId={ticketId} event={event} />
    <Who event={event} />
  </li>
)

const Step = ({ ticketId, event, report }: Props & { report: string }) => (
  <li className={classes.step}>
    <span>
      {eventLabels[event.kind]}
      {event.words && event.words !== report && `: ${event.words}`}
    </span>
    {event.kind !== 'reported' && <FilesOf ticketId={ticketId} event={event} />}
    <Who event={event} />
  </li>
)

const FilesOf = ({ ticketId: id, event: { files } }: Props) => (
  <Files
    label="Files in this message"
    files={files}
    endpoint={api.tickets.openFile}
    argsOf={(fileId) => ({ params: { id, fileId } })}
  />
)
