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

const labels = { title: 'Alteration', terms: 'Terms', agreedOn: 'Approved on' }
const empty = { title: '', terms: '', agreedOn: '' }

/** What the building agreed to; it goes with the unit to whoever buys it. */
export function AlterationsSection({ unit, alterations }: { unit: Unit; alterations: readonly Alteration[] }) {
  const { council } = labelsFor(useBuilding().jurisdiction)
  const remove = useAction(api.units.removeAlteration, { done: 'Alteration removed', refresh: staleAfterUnit })
  return (
    <RecordSection
      id="alterations"
      title="Approved alterations"
      items={alterations}
      editable={unit.can.edit}
      add="Add an alteration"
      empty={
        unit.can.edit
          ? `Nothing on record. Record what the ${council.one} approves; it stays with the unit when it’s sold.`
          : `Nothing on record. Ask the ${council.one} before you alter anything.`
      }
      nameOf={({ title }) => title}
      remove={{
        words: ({ title }) => ({
          title: `Remove “${title}”?`,
          text: 'A new owner would no longer see it here. The history is kept.',
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
            Approved on {formatDate(agreedOn)}
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
      done={alteration ? 'Alteration saved' : 'Alteration added'}
      failed="We couldn’t save the alteration. Please try again; nothing you typed was lost."
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
