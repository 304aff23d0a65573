import { SimpleGrid } from '@mantine/core'
import type { FieldValues, FieldPath } from 'react-hook-form'
import { localDateOf } from '../../../../../contract/time.ts'
import { outcomeLabels } from '../../../../../contract/voting/voting-words.ts'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useZone } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import type { KeptControl } from '../../../../ui/form/kept-control.ts'
import type { DecisionValues } from './decision-values.ts'

const { no_quorum: _, ...outcomes } = outcomeLabels
const choices = Object.entries(outcomes).map(([value, label]) => ({ value, label }))
const counts = [
  ['votesFor', 'For'],
  ['votesAgainst', 'Against'],
  ['votesAbstained', 'Abstained'],
] as const

/** What a meeting decided, and how its members voted. */
export const DecisionFields = <In extends FieldValues & DecisionValues, Out>({
  control,
}: {
  control: KeptControl<In, Out>
}) => {
  const at = (name: keyof DecisionValues) => name as FieldPath<In>
  const today = localDateOf(useNow(), useZone())
  return (
    <>
      <Panel title="Decision">
        <TextField control={control} name={at('title')} label="Title" withAsterisk autoComplete="off" />
        <RichTextField control={control} name={at('wording')} label="Text" />
      </Panel>
      <Panel title="Meeting" text="Leave counts blank if they weren’t recorded.">
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <DayField control={control} name={at('decidedOn')} label="Meeting date" max={today} withAsterisk />
          <SelectField control={control} name={at('outcome')} label="Outcome" data={choices} />
        </SimpleGrid>
        <SimpleGrid cols={3} spacing="sm">
          {counts.map(([name, label]) => (
            <TextField
              key={name}
              control={control}
              name={at(name)}
              label={label}
              inputMode="numeric"
              autoComplete="off"
            />
          ))}
        </SimpleGrid>
      </Panel>
    </>
  )
}
