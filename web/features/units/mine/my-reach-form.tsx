import { Radio, SimpleGrid, Stack, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { MyDetailsDraft } from '../../../../contract/units/my-place.ts'
import type { RosterPerson } from '../../../../contract/units/roster-person.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { RecordForm, type FormControl } from '../records/record-form.tsx'
import { reachLabels, TownFields, typedFrom } from '../people/reach-fields.tsx'
import { staleAfterUnit } from '../stale.ts'

const labels = { ...reachLabels, emailNoticeConsent: 'Legal notices by email' }

interface Props {
  person: RosterPerson
  name: string
  onDone(): void
}

/** How the building reaches the reader, changed in place by themselves. */
export const MyReachForm = ({ person, name, onDone }: Props) => {
  const change = useAction(api.units.changeMyDetails, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={`person/${person._id}/reach`}
      schema={MyDetailsDraft}
      version={person.version}
      initial={typedFrom(person, Object.keys(labels))}
      labels={labels}
      label={`Contact details for ${name}`}
      save="Save"
      done="Saved. Your managers can see it now."
      failed="We couldn’t save this. Please try again; nothing you typed was lost."
      send={(body, version) => change.send({ params: { id: person._id }, body: { ...body, version } })}
      onDone={onDone}
    >
      {(control) => <ReachFields control={control} email={person.email} />}
    </RecordForm>
  )
}

const Part = ({ title, id, children }: { title: string; id?: string; children: ReactNode }) => (
  <Stack gap="xs" id={id}>
    <Title order={3} size="h6">
      {title}
    </Title>
    {children}
  </Stack>
)

const columns = { base: 1, sm: 2 }

const ReachFields = ({ control, email }: { control: FormControl; email: string | null }) => (
  <>
    <SimpleGrid cols={columns} spacing="sm">
      <TextField control={control} name="phone" label={labels.phone} type="tel" autoComplete="tel" />
      <TextField control={control} name="mobile" label={labels.mobile} type="tel" />
    </SimpleGrid>
    <Part title="Mailing address, if not the unit">
      <TextField
        control={control}
        name="mailingAddress"
        label={labels.mailingAddress}
        autoComplete="street-address"
        description="Street address or PO box. Leave blank to get mail at the unit."
      />
      <SimpleGrid cols={columns} spacing="sm">
        <TownFields control={control} own />
      </SimpleGrid>
    </Part>
    <ConsentField control={control} email={email} />
    <Part title="Emergency contact" id="emergency">
      <SimpleGrid cols={columns} spacing="sm">
        <TextField control={control} name="emergencyContactName" label="Name" />
        <TextField control={control} name="emergencyContactPhone" label={labels.emergencyContactPhone} type="tel" />
      </SimpleGrid>
    </Part>
  </>
)

/** Yes or no, and nothing chosen for anybody: consent is given by their own word. */
const ConsentField = ({ control, email }: { control: FormControl; email: string | null }) => {
  const { tie, value, error } = useField(control, 'emailNoticeConsent')
  return (
    <Radio.Group
      {...tie}
      label={labels.emailNoticeConsent}
      description="Notices required by law, such as for a general meeting. We keep the date of your answer; you can change it at any time."
      value={value === true ? 'yes' : value === false ? 'no' : ''}
      onChange={(answer) => tie.onChange(answer === 'yes')}
      error={error}
    >
      <Stack gap="xs" mt="xs">
        <Radio
          size="md"
          value="yes"
          disabled={email === null}
          label={email === null ? 'Yes, after your managers add your email to the roster' : `Yes, to ${email}`}
        />
        <Radio size="md" value="no" label="No, on paper" />
      </Stack>
    </Radio.Group>
  )
}
