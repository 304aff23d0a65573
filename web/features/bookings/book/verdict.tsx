import { Stack, Text } from '@mantine/core'
import type { Amenity } from '../../../../contract/bookings/amenity.ts'
import type { Instant } from '../../../../contract/time.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Refusals } from './refusals.tsx'
import { Terms } from './terms.tsx'
import type { usePreview } from './use-preview.ts'

interface Props {
  amenity: Amenity
  preview: ReturnType<typeof usePreview>
  onStart?: (from: Instant) => void
  /** The same on several dates; why one of them cannot be booked stands beside it. */
  isSeries?: boolean
}

/** Before somebody books: what it costs and what they agree to, or why it cannot be booked and when it can. */
export const Verdict = ({ amenity, preview: { query, isAsked }, onStart, isSeries = false }: Props) =>
  isAsked ? (
    <Loaded query={query} shape="list-item" rows={1} failed="We couldn’t check availability.">
      {(said) => (
        <Stack gap="sm" aria-busy={query.isFetching}>
          {isSeries && <Text size="sm">Each date is booked and paid for separately.</Text>}
          {said.allowed || said.canWait ? <Terms amenity={amenity} preview={said} /> : null}
          {!said.allowed && !isSeries && <Refusals refusals={said.refusals} onStart={onStart} />}
        </Stack>
      )}
    </Loaded>
  ) : (
    <Text size="sm" c="dimmed">
      Choose a time and a unit to see the cost and availability.
    </Text>
  )
