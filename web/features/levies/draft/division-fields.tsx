import { Radio, SimpleGrid, Stack, Text } from '@mantine/core'
import { useFormState, useWatch, type FieldError } from 'react-hook-form'
import type { LevyDivision } from '../../../../contract/levies/levy.ts'
import { levyDivisionLabelsWith } from '../../../../contract/levies/levy-words.ts'
import { labelsFor, type Labels } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useAllUnits } from '../../units/units.ts'
import type { LevyControl } from './levy-control.ts'
import { sumWords } from './levy-values.ts'

interface Props {
  control: LevyControl
}

const descriptionsWith = ({ fee }: Pick<Labels, 'fee'>): Readonly<Record<LevyDivision, string>> => ({
  entitlement: `Worked out to the cent, like ${fee.many}.`,
  otherFair: 'You enter what each unit pays.',
})

/** How the levy is divided among the units, and what each pays where the resolution says so. */
export const DivisionFields = ({ control }: Props) => {
  const words = labelsFor(useBuilding().jurisdiction)
  const [labels, descriptions] = [levyDivisionLabelsWith(words), descriptionsWith(words)]
  const { tie, text } = useField(control, 'division')
  return (
    <Panel title="Division">
      <Radio.Group label="How the levy is divided" {...tie} value={text}>
        <Stack gap="sm" mt="xs">
          {(Object.keys(labels) as LevyDivision[]).map((key) => (
            <Radio key={key} value={key} label={labels[key]} description={descriptions[key]} />
          ))}
        </Stack>
      </Radio.Group>
      {text === 'otherFair' && <Amounts control={control} />}
    </Panel>
  )
}

const Amounts = ({ control }: Props) => {
  const { items, complete, error, isError, refetch } = useAllUnits()
  return (
    <Loaded
      query={{ data: complete ? items : undefined, error, isError, refetch }}
      shape="form"
      failed="We couldn’t load the units."
      empty={<Text>Add the units of your building first.</Text>}
    >
      {(units) => (
        <>
          <Text size="sm" c="dimmed">
            In dollars. A unit without an amount pays nothing.
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, sm: 3 }} spacing="sm">
            {units.map(({ _id, unitNumber }) => (
              <TextField
                key={_id}
                control={control}
                name={`amounts.${_id}`}
                label={`Unit ${unitNumber}`}
                inputMode="decimal"
                autoComplete="off"
              />
            ))}
          </SimpleGrid>
          <Sum control={control} />
        </>
      )}
    </Loaded>
  )
}

const Sum = ({ control }: Props) => {
  const [total, amounts] = useWatch({ control, name: ['totalCents', 'amounts'] })
  const { errors } = useFormState({ control, name: 'amounts' })
  const { words, isOver } = sumWords(total, amounts)
  // What is wrong with all of them is kept apart where the first id begins with a digit, as in a list.
  const faults = errors.amounts as { message?: string; root?: FieldError } | undefined
  const error = faults?.root?.message ?? faults?.message
  return (
    <>
      <Text fw={600} className="figures" role="status" c={isOver ? 'red' : 'inherit'}>
        {words}
      </Text>
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {error}
        </Text>
      )}
    </>
  )
}
