import { Anchor, Button, Group, List, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { SeriesResult } from '../../../../contract/bookings/booking.ts'
import { statusLabels } from '../../../../contract/bookings/booking-words.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { spanWords } from '../words.ts'

const titleOf = ({ booked, refused }: SeriesResult): string => {
  const all = booked.length + refused.length
  return booked.length === 0 ? `None of the ${all} dates could be booked` : `Booked ${booked.length} of ${all} dates`
}

/** What became of each date of a series. */
export const SeriesDone = ({ result, onAgain }: { result: SeriesResult; onAgain: () => void }) => {
  const zone = useZone()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const { booked, refused } = result
  return (
    <div ref={place} tabIndex={-1}>
      <Panel title={titleOf(result)}>
        {booked.length > 0 && (
          <List aria-label="Booked">
            {booked.map(({ _id, status, ...span }) => (
              <List.Item key={_id}>
                <Anchor component={Link} to={`/bookings/${_id}`} className="figures">
                  {spanWords(span, zone)}
                </Anchor>
                : {statusLabels[status].toLowerCase()}
              </List.Item>
            ))}
          </List>
        )}
        {refused.length > 0 && (
          <List aria-label="Not booked">
            {refused.map(({ refusals, ...span }) => (
              <List.Item key={span.from}>
                <span className="figures">{spanWords(span, zone)}</span>: not booked
                <Text size="sm">{refusals.map(({ says }) => says).join(' ')}</Text>
              </List.Item>
            ))}
          </List>
        )}
        <Group gap="sm">
          <Button component={Link} to="/bookings/my-bookings">
            My bookings
          </Button>
          <Button variant="default" onClick={onAgain}>
            Back to the form
          </Button>
        </Group>
      </Panel>
    </div>
  )
}
