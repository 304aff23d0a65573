import { SimpleGrid, Text } from '@mantine/core'
import { PersonDraft, type RosterPerson } from '../../../../contract/units/roster-person.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { AnswerField } from '../records/choice-fields.tsx'
import { RecordForm, type FormControl } from '../records/record-form.tsx'
import { staleAfterUnit } from '../stale.ts'
import { reachLabels, TownFields, typedFrom } from './reach-fields.tsx'

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  companyName: 'Company',
  email: 'Email',
  ...reachLabels,
  emailNoticeConsent: 'Agreed to notices by email',
  consentDate: 'Date agreed or declined',
}

/** What the building keeps of a person, changed in place. */
export function PersonForm({ person, onDone }: { person: RosterPerson; onDone(): void }) {
  const change = useAction(api.units.changePerson, { refresh: staleAfterUnit })
  const name = person.companyName ?? [person.firstName, person.lastName].filter(Boolean).join(' ')
  return (
    <RecordForm
      keeps={`person/${person._id}`}
      schema={PersonDraft}
      version={person.version}
      initial={typedFrom(person, Object.keys(labels))}
      labels={labels}
      label={`Details for ${name}`}
      save="Save details"
      done={`Details saved for ${name}`}
      failed="We couldn’t save the details. Please try again; nothing you typed was lost."
      send={(body, version) => change.send({ params: { id: person._id }, body: { ...body, version } })}
      onDone={onDone}
    >
      {(control) => <PersonFields control={control} />}
    </RecordForm>
  )
}

const PersonFields = ({ control }: { control: FormControl }) => (
  <>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="firstName" label={labels.firstName} />
      <TextField control={control} name="lastName" label={labels.lastName} />
      <TextField control={control} name="companyName" label={labels.companyName} />
      <TextField
        control={control}
        name="email"
        label={labels.email}
        inputMode="email"
        description="Changing the email unlinks the account that signs in with this one."
      />
      <TextField control={control} name="phone" label={labels.phone} type="tel" />
      <TextField control={control} name="mobile" label={labels.mobile} type="tel" />
    </SimpleGrid>
    <Text fw={600} size="sm">
      Where letters go
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="mailingAddress" label={labels.mailingAddress} />
      <TownFields control={control} />
    </SimpleGrid>
    <Text fw={600} size="sm">
      Emergency contact and notices
    </Text>
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
      <TextField control={control} name="emergencyContactName" label={labels.emergencyContactName} />
      <TextField control={control} name="emergencyContactPhone" label={labels.emergencyContactPhone} type="tel" />
      <AnswerField control={control} name="emailNoticeConsent" label={labels.emailNoticeConsent} />
      <DayField control={control} name="consentDate" label={labels.consentDate} />
    </SimpleGrid>
  </>
)
