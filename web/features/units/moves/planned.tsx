import { Alert, Button, Stack, Text } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { MoveDesk, MovePlan } from '../../../../contract/units/moves.ts'
import { formatDate } from '../../../../contract/time.ts'
import { ApiError } from '../../../api/errors.ts'
import { Conflict } from '../../../ui/conflict.tsx'
import { Loaded } from '../../../ui/loaded.tsx'

interface Props {
  query: UseQueryResult<MovePlan>
  /** Goes back to where it is mended. */
  onMend(): void
  children: (plan: MovePlan) => ReactNode
}

/** The plan as the server works it out; what it refuses is said with the way back to mend it. */
export function Planned({ query, onMend, children }: Props) {
  const { error } = query
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 404)
    return (
      <Alert color="red" role="alert" title="This can’t be recorded as entered">
        <Stack align="flex-start" gap="sm">
          <Text size="sm">{error.fields[0]?.message ?? error.message}</Text>
          <Button variant="default" onClick={onMend}>
            Go back and fix it
          </Button>
        </Stack>
      </Alert>
    )
  return (
    <Loaded query={query} shape="card" failed="We couldn’t load the preview.">
      {children}
    </Loaded>
  )
}

interface OvertakenProps {
  newer: MoveDesk
  /** Takes the unit as it stands now for the ground. */
  onGoOn(): void
}

/** Somebody recorded something of the unit while the form was open. */
export const Overtaken = ({ newer, onGoOn }: OvertakenProps) => {
  const [latest] = newer.moves
  return (
    <Conflict title={`Someone else just changed unit ${newer.unit.unitNumber}`}>
      <Text>
        {latest
          ? `Latest change: ${latest.words}, ${formatDate(latest.takesEffectOn)}, by ${latest.recordedBy}.`
          : 'Its people or items changed.'}{' '}
        People linked today: {newer.ties.map(({ name }) => name).join(', ') || 'none'}.
      </Text>
      <Text>Your entries were kept. See what would happen now, or go back and choose again.</Text>
      <Button variant="default" onClick={onGoOn} w="fit-content">
        See what would happen now
      </Button>
    </Conflict>
  )
}
