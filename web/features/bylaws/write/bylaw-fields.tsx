import { SimpleGrid, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import type { BylawSet } from '../../../../contract/bylaws/bylaw.ts'
import { bylawName } from '../../../../contract/bylaws/bylaw-words.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { bylawLaw } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useList } from '../../../api/queries.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { useEveryPage } from '../../units/units.ts'
import { useFiling } from '../use-filing.ts'
import { appliesTo, kindIn, type BylawValues, type Sent, type Sets } from './bylaw-values.ts'

export type BylawControl = KeptControl<BylawValues, Sent>
interface Props {
  control: BylawControl
}

/** What a text is, in its set. */
export const TextPanel = ({ control, sets, fixed }: Props & { sets: Sets; fixed: boolean }) => {
  const setId = useWatch({ control, name: 'setId' })
  const { standard } = appliesTo(kindIn(sets, setId), false)
  return (
    <Panel title="Number and wording">
      {fixed ? (
        <Text size="sm">Set: {sets.find(({ _id }) => _id === setId)?.name}</Text>
      ) : (
        <NativeSelectField
          control={control}
          name="setId"
          label="Set"
          data={sets.map(({ _id: value, name: label }) => ({ value, label }))}
          maw={420}
        />
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
        <TextField control={control} name="number" label="Number" autoComplete="off" withAsterisk />
        <TextField control={control} name="heading" label="Heading" autoComplete="off" withAsterisk />
      </SimpleGrid>
      <TextAreaField
        control={control}
        name="text"
        label="Wording"
        description="Line breaks are kept."
        minRows={6}
        withAsterisk
      />
      {standard && (
        <CheckboxField
          control={control}
          name="isStandard"
          label="Standard bylaw"
          description="A bylaw of the Act’s schedule. It applies without being filed."
        />
      )}
    </Panel>
  )
}

/** What a contravention costs. */
export const FinePanel = ({ control, kind }: Props & { kind: BylawSet['kind'] }) => (
  <Panel title="Fine" text="As stated in the bylaw or rule. Without an amount, no one can be fined.">
    <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
      <TextField control={control} name="fineCents" label="Fine in dollars" inputMode="decimal" autoComplete="off" />
      <TextField
        control={control}
        name="laterFineCents"
        label="Later fines in dollars"
        inputMode="decimal"
        autoComplete="off"
      />
      <TextField
        control={control}
        name="fineEveryDays"
        label="Days between fines"
        inputMode="numeric"
        autoComplete="off"
      />
    </SimpleGrid>
    <Text size="sm" c="dimmed">
      Leave later fines blank if they’re the same. Enter the days between fines if a contravention that continues can be
      fined again.
    </Text>
    {appliesTo(kind, false).shortStay && (
      <CheckboxField control={control} name="isShortStay" label="Prohibits or limits short-term accommodation" />
    )}
  </Panel>
)

/** When a text was passed or made, and since when it is in force. */
export const DatesPanel = ({ control, kind, isNew }: Props & { kind: BylawSet['kind']; isNew: boolean }) => {
  const { jurisdiction } = useBuilding()
  const filing = useFiling()
  const isStandard = useWatch({ control, name: 'isStandard' })
  const applies = appliesTo(kind, isStandard)
  const lapses = bylawLaw(jurisdiction).ratifying !== null
  if (!applies.passing) return null
  return (
    <Panel
      title="Dates"
      text={
        applies.filing && bylawLaw(jurisdiction).filing
          ? `Leave “${filing.Done} on” blank until the bylaw is ${filing.done} at the ${filing.office}.`
          : undefined
      }
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="sm">
        <DayField control={control} name="passedOn" label={kind === 'bylaw' ? 'Passed on' : 'Made on'} />
        {applies.filing && <DayField control={control} name="filedOn" label={`${filing.Done} on`} />}
        {applies.filing && <TextField control={control} name="filingNumber" label={filing.Number} autoComplete="off" />}
        {applies.ratifying && isNew && lapses && (
          <DayField
            control={control}
            name="ratifiedOn"
            label="Ratified on"
            description="The general meeting that ratified it, if one has."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        )}
        {applies.ratifying && lapses && (
          <DayField
            control={control}
            name="ratifyBy"
            label="To be ratified by"
            description="Leave blank for the last day allowed by law."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
          />
        )}
      </SimpleGrid>
      {isNew && <ReplacedField control={control} />}
    </Panel>
  )
}

/** The text in force that a new one takes the place of. */
const ReplacedField = ({ control }: Props) => {
  const setId = useWatch({ control, name: 'setId' })
  const replacesId = useWatch({ control, name: 'replacesId' })
  const list = useList(
    api.bylaws.list,
    { query: { shows: 'inForce', setId, limit: pageMost } },
    { keepPrevious: false },
  )
  useEveryPage(list)
  const choices = (list.items ?? []).map((bylaw) => ({ value: bylaw._id, label: bylawName(bylaw) }))
  // Until the choices have come, the one that is chosen is there without its name.
  const isThere = replacesId === '' || choices.some(({ value }) => value === replacesId)
  return (
    <NativeSelectField
      control={control}
      name="replacesId"
      label="Replaces"
      description="The earlier version ends on the day this one comes into force."
      data={[{ value: '', label: 'None' }, ...choices, ...(isThere ? [] : [{ value: replacesId, label: '…' }])]}
    />
  )
}
