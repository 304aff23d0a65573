import { Anchor, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useController, type Control, type FieldValues } from 'react-hook-form'
import { Link } from 'react-router'
import { NewTerm } from '../../../../contract/units/council.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { LoadedPart } from '../../../ui/loaded-part.tsx'
import { PersonChoice } from '../moves/person-choice.tsx'
import { RecordForm } from '../records/record-form.tsx'
import { CouncilDoubts } from './council-doubts.tsx'
import { PositionsField } from './positions-field.tsx'
import { staleAfterTerm } from './stale.ts'
import { TermDays } from './term-days.tsx'
import { accessOf, tiesOf } from './term-words.ts'

interface Props {
  today: string
  /** Somebody who was chosen already, because they have the role without a term. */
  chosen: { personId: string; name: string } | null
  onDone(): void
}

/** Appoints somebody of the roster: who, what is to be known of them, which offices, for which days. */
export function AppointForm({ today, chosen, onDone }: Props) {
  const appoint = useAction(api.units.appoint, { refresh: staleAfterTerm })
  const { council } = labelsFor(useBuilding().jurisdiction)
  const [initial] = useState(() => ({ personId: chosen?.personId ?? '', positions: [], from: today, to: '' }))
  return (
    <RecordForm
      keeps="term/new"
      schema={NewTerm}
      initial={initial}
      labels={{}}
      label={chosen ? `Term of ${chosen.name}` : `Appoint to ${council.seat}`}
      save={chosen ? 'Save term' : 'Appoint'}
      done={chosen ? `Term recorded for ${chosen.name}` : 'Appointed'}
      failed="We couldn’t save the appointment. Please try again; nothing you typed was lost."
      send={(body) => appoint.send({ body })}
      onDone={onDone}
    >
      {(control) => (
        <>
          {chosen && <Text fw={600}>{chosen.name}</Text>}
          <Who control={control} isChosen={chosen !== null} />
          <PositionsField control={control} name="positions" />
          <TermDays control={control} />
        </>
      )}
    </RecordForm>
  )
}

/** Who is meant, and what is to be known of them. */
function Who({ control, isChosen }: { control: Control<FieldValues, unknown, FieldValues>; isChosen: boolean }) {
  const { field, fieldState } = useController({ control, name: 'personId' })
  const id = typeof field.value === 'string' && field.value ? field.value : null
  return (
    <>
      {!isChosen && (
        <PersonChoice
          label="Person"
          value={id}
          onChange={(next) => field.onChange(next ?? '')}
          error={fieldState.error && 'Choose someone from the roster'}
        />
      )}
      {id && <About personId={id} />}
    </>
  )
}

function About({ personId }: { personId: string }) {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  const { data, isError, refetch } = useRoute(api.units.candidate, { params: { id: personId } }, { staleTime: 0 })
  return (
    <LoadedPart
      part={{ data, failed: isError, retry: () => void refetch() }}
      shape="list-item"
      rows={1}
      failed="We couldn’t load their details."
    >
      {(candidate) => (
        <Stack gap="sm">
          <Text size="sm">{tiesOf(candidate)}</Text>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {accessOf(candidate, councilMember.one)}{' '}
            {candidate.role === null && candidate.email !== null && (
              <Anchor component={Link} to="/invite-users" size="sm">
                Invite people
              </Anchor>
            )}
          </Text>
          <CouncilDoubts doubts={candidate.doubts} />
        </Stack>
      )}
    </LoadedPart>
  )
}
