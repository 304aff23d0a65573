import { Text } from '@mantine/core'
import { positionWords } from '../../../../contract/council-words.ts'
import { TermForm as TermFields, type CouncilTerm } from '../../../../contract/units/council.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { RecordForm } from '../records/record-form.tsx'
import { PositionsField } from './positions-field.tsx'
import { staleAfterTerm } from './stale.ts'
import { TermDays } from './term-days.tsx'

const labels = { positions: 'Offices', from: 'First day', to: 'Last day' }

/** Offices as they are told of somebody else's version. */
const inWords = (values: Readonly<Record<string, unknown>>) => ({
  ...values,
  positions: positionWords((values['positions'] ?? []) as CouncilTerm['positions']),
})

/** Changes the offices and days of a term in its place. */
export function TermForm({ term, onDone }: { term: CouncilTerm; onDone(): void }) {
  const change = useAction(api.units.changeTerm, { refresh: staleAfterTerm })
  const { _id, name, positions, from, to, version } = term
  return (
    <RecordForm
      keeps={`term/${_id}`}
      schema={TermFields}
      version={version}
      initial={{ positions, from, to: to ?? '' }}
      labels={labels}
      inWords={inWords}
      label={`Term of ${name}`}
      save="Save term"
      done={`Term updated for ${name}`}
      failed="We couldn’t save the term. Please try again; nothing you typed was lost."
      send={(body, newest) => change.send({ params: { id: _id }, body: { ...body, version: newest } })}
      onDone={onDone}
    >
      {(control) => (
        <>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {name}
          </Text>
          <PositionsField control={control} name="positions" />
          <TermDays control={control} />
        </>
      )}
    </RecordForm>
  )
}
