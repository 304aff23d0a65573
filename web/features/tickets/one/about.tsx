import { priorityLabels } from '../../../../contract/tickets/priorities.ts'
import { categoryLabels } from '../../../../contract/tickets/ticket-words.ts'
import type { Ticket } from '../../../../contract/tickets/ticket.ts'
import { api } from '../../../api/api.ts'
import { Instant } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Facts } from '../../units/units.ts'
import { followedBy, placeOf } from '../words.ts'
import { Files } from '../../../ui/shown-files.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'

/** What was reported: the words, the photos and the facts. */
export const About = ({ ticket }: { ticket: Ticket }) => {
  const { _id: id, words, files, category, reportedAt, entry, followers, desk, priority, rating } = ticket
  const follow = followedBy(followers)
  return (
    <Panel title="Report">
      {words && <PlainText>{words}</PlainText>}
      <Files
        label="Files in the report"
        files={files}
        endpoint={api.tickets.openFile}
        argsOf={(fileId) => ({ params: { id, fileId } })}
      />
      <Facts
        facts={[
          ['Location', placeOf(ticket)],
          ['Category', categoryLabels[category]],
          ['Reported', <Instant key="at" at={reportedAt} />],
          ...(desk ? ([['Priority', priorityLabels[priority]]] as const) : []),
          ...(follow ? ([['Neighbours', follow]] as const) : []),
          ...(entry ? ([['Access', entryWords(entry)]] as const) : []),
          ...(rating ? ([['Rating', ratingWords(rating)]] as const) : []),
        ]}
      />
    </Panel>
  )
}

/** Whether somebody may come in, when, and what animals they meet. */
export const entryWords = ({ mayEnter, times, pets }: NonNullable<Ticket['entry']>): string =>
  [
    mayEnter ? 'Allowed when no one is home' : 'Only when someone is home',
    times && `Times: ${times}`,
    pets && `Pets: ${pets}`,
  ]
    .filter(Boolean)
    .join('. ')

const ratingWords = ({ stars, words }: NonNullable<Ticket['rating']>): string =>
  `${stars} of 5${words ? `: ${words}` : ''}`
