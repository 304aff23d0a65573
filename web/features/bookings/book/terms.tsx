import { List, Text } from '@mantine/core'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { Preview } from '../../../../contract/bookings/booking.ts'
import { Instant } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { costWords } from '../words.ts'
import classes from './terms.module.css'

interface Props {
  amenity: Pick<Amenity, 'rules' | 'rulesVersion' | 'needsApproval'>
  preview: Preview
}

/** What somebody agrees to by booking: what it costs and by what right, until when it can be cancelled, and the rules. */
export const Terms = ({ amenity: { rules, rulesVersion }, preview }: Props) => (
  <div className={classes.terms}>
    <List size="sm" spacing={4}>
      <List.Item>{costWords(preview)}</List.Item>
      {preview.needsApproval && <List.Item>Management has to approve it first.</List.Item>}
      <List.Item>
        {useNow() <= preview.cancelsUntil ? (
          <>
            You can cancel until <Instant at={preview.cancelsUntil} /> without penalty.
          </>
        ) : (
          'It starts soon, so cancelling counts as late.'
        )}
      </List.Item>
      {rules && <List.Item>By booking, you accept the rules below (version {rulesVersion}).</List.Item>}
    </List>
    {rules && (
      <details>
        <summary className={classes.summary}>Rules, version {rulesVersion}</summary>
        <Text size="sm" className={classes.rules ?? ''}>
          {rules}
        </Text>
      </details>
    )}
  </div>
)
