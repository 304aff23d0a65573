import { SimpleGrid, Text } from '@mantine/core'
import type { LocalDate } from '../../../../contract/time.ts'
import type { Unit, UnitLink } from '../../../../contract/units/story.ts'
import { TieTerms } from '../../../../contract/units/ties.ts'
import { tenantNoticeFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { RecordForm } from '../records/record-form.tsx'
import { valuesOf } from '../records/unit-record.ts'
import { staleAfterUnit } from '../stale.ts'

const labels = {
  from: 'First day',
  to: 'Last day',
  sharePercent: 'Share (%)',
  isPrimary: 'Main contact for the unit',
  occupiesUnit: 'Lives in the unit',
  formKReceivedOn: 'Form received on',
  leaseEndsOn: 'Lease ends on',
  notes: 'Notes for building managers',
}
const empty = {
  from: '',
  to: '',
  sharePercent: '',
  isPrimary: false,
  occupiesUnit: false,
  formKReceivedOn: '',
  leaseEndsOn: '',
  notes: '',
}

interface Props {
  unit: Unit
  link: UnitLink
  today: LocalDate
  onDone(): void
}

/** Puts a period right. A running one is ended by a sale or a move, so its last day is no field here. */
export function TieForm({ unit, link, today, onDone }: Props) {
  const change = useAction(api.units.changeTie, { refresh: staleAfterUnit })
  const { jurisdiction } = useBuilding()
  const form = tenantNoticeFor(jurisdiction, link.from)?.form
  const { role, name } = link
  const endsHere = role === 'agent' || (link.to !== null && link.to < today)
  return (
    <RecordForm
      keeps={`tie/${link._id}`}
      schema={TieTerms}
      version={link.version}
      initial={valuesOf(link, empty)}
      labels={labels}
      label={`Dates and terms for ${name}`}
      save="Save changes"
      done={`Changes saved for ${name}`}
      failed="We couldn’t save the changes. Please try again; nothing you typed was lost."
      send={(body, version) => change.send({ params: { id: unit._id, linkId: link._id }, body: { ...body, version } })}
      onDone={onDone}
    >
      {(control) => (
        <>
          <Text fw={600}>{name}</Text>
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
            <DayField control={control} name="from" label={labels.from} />
            {endsHere && <DayField control={control} name="to" label={labels.to} />}
            {role === 'owner' && (
              <TextField control={control} name="sharePercent" label={labels.sharePercent} inputMode="decimal" />
            )}
            {role === 'tenant' && form && (
              <DayField control={control} name="formKReceivedOn" label={`${form} received on`} />
            )}
            {role === 'tenant' && <DayField control={control} name="leaseEndsOn" label={labels.leaseEndsOn} />}
          </SimpleGrid>
          <CheckboxField control={control} name="isPrimary" label={labels.isPrimary} />
          {role === 'owner' && <CheckboxField control={control} name="occupiesUnit" label={labels.occupiesUnit} />}
          <TextAreaField control={control} name="notes" label={labels.notes} />
        </>
      )}
    </RecordForm>
  )
}
