import { SimpleGrid, Text } from '@mantine/core'
import { AlterationDraft, type Alteration } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { formatDate } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useAction } from '../../../api/use-action.ts'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { PlainText } from '../../../ui/plain-text.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { valuesOf } from './unit-record.ts'

const labels = { title: 'What is altered', terms: 'What was agreed', agreedOn: 'Agreed on' }
const empty = { title: '', terms: '', agreedOn: '' }

/** What the building agreed to; it goes with the unit to whoever buys it. */
export function AlterationsSection({ unit, alterations }: { unit: Unit; alterations: readonly Alteration[] }) {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const remove = useAction(api.units.removeAlteration, { done: 'The alteration is removed', refresh: staleAfterUnit })
  return (
    <RecordSection
      id="alterations"
      title="Alterations agreed"
      items={alterations}
      editable={unit.can.edit}
      add="Add an alteration"
      empty={
        unit.can.edit
          ? `Nothing is on record. Write down what the ${council.one} agrees to: it stays with the unit when it is sold.`
          : `Nothing is on record. Ask the ${council.one} before you alter anything.`
      }
      nameOf={({ title }) => title}
      remove={{
        words: ({ title }) => ({
          title: `Remove “${title}”?`,
          text: 'A new owner would no longer learn of it here. The history keeps it.',
          yes: 'Remove alteration',
        }),
        run: ({ _id }) => remove.run({ params: { id: unit._id, recordId: _id } }),
      }}
      renderForm={(alteration, close) => <AlterationForm unit={unit} alteration={alteration} onDone={close} />}
    >
      {({ title, terms, agreedOn }) => (
        <>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            Agreed on {formatDate(agreedOn)}
          </Text>
          {terms && <PlainText size="sm">{terms}</PlainText>}
        </>
      )}
    </RecordSection>
  )
}

interface FormProps {
  unit: Unit
  alteration: Alteration | null
  onDone(): void
}

function AlterationForm({ unit, alteration, onDone }: FormProps) {
  const add = useAction(api.units.addAlteration, { refresh: staleAfterUnit })
  const change = useAction(api.units.changeAlteration, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={alteration ? `alteration/${alteration._id}` : `unit/${unit._id}/alteration`}
      schema={AlterationDraft}
      version={alteration?.version ?? 0}
      initial={alteration ? valuesOf(alteration, empty) : empty}
      labels={labels}
      label={alteration ? `Alteration ${alteration.title}` : 'New alteration'}
      save={alteration ? 'Save alteration' : 'Add alteration'}
      done={alteration ? 'The alteration is saved' : 'The alteration is added'}
      failed="The alteration could not be saved. Nothing you typed is lost; please try again."
      send={(body, version) =>
        alteration
          ? change.send({ params: { id: unit._id, recordId: alteration._id }, body: { ...body, version } })
          : add.send({ params: { id: unit._id }, body })
      }
      onDone={onDone}
    >
      {(control) => (
        <>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <TextField control={control} name="title" label={labels.title} withAsterisk />
            <DayField control={control} name="agreedOn" label={labels.agreedOn} />
          </SimpleGrid>
          <TextAreaField control={control} name="terms" label={labels.terms} />
        </>
      )}
    </RecordForm>
  )
}
