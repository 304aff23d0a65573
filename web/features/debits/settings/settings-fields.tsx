import { Fieldset, SimpleGrid, Stack, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  debitContactMostChars,
  originatorInFileChars,
  originatorLongMostChars,
  originatorShortMostChars,
} from '../../../../contract/limits/debits.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useField } from '../../../ui/form/tied.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import type { SettingsControl } from './settings-form.ts'

interface Props {
  control: SettingsControl
}

const typed = { autoComplete: 'off', withAsterisk: true } as const
const digits = { ...typed, inputMode: 'numeric' } as const

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <Fieldset legend={title}>
    <Stack gap="md">{children}</Stack>
  </Fieldset>
)

/** What the bank’s letter says, and how far the building has come with it. */
export const BankGaveFields = ({ control }: Props) => {
  const today = localDateOf(useNow(), useZone())
  return (
    <Group title="From your bank">
      <DayField
        control={control}
        name="letterOn"
        label="Letter of undertaking signed on"
        description="Leave it blank until you have signed it."
        max={today}
      />
      <TextField
        control={control}
        name="originatorNumber"
        label="Originator number"
        description="Your bank gives you this number with its letter of undertaking."
        {...typed}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="dataCentre"
          label="Data centre"
          description="5 digits: where your bank processes the file."
          {...digits}
        />
        <TextField
          control={control}
          name="transactionCode"
          label="Transaction code"
          description="3 digits for the type of debit. Ask your bank."
          {...digits}
        />
      </SimpleGrid>
      <TextField
        control={control}
        name="nextNumber"
        label="Next file number"
        description="Begin with 1, unless your bank has had files from you before."
        {...digits}
      />
      <DayField
        control={control}
        name="confirmedOn"
        label="Your bank confirmed a test file on"
        description="Leave it blank until then. Files are tests before it, and again after a new number from your bank."
        max={today}
      />
    </Group>
  )
}

/** The account that the debits are for. */
export const ReturnFields = ({ control, lastThree }: Props & { lastThree: string }) => (
  <Group title="Account for returned debits">
    <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
      <TextField control={control} name="returnTransit" label="Transit" description="5 digits" {...digits} />
      <TextField control={control} name="returnInstitution" label="Institution" description="3 digits" {...digits} />
    </SimpleGrid>
    <TextField
      control={control}
      name="returnAccount"
      label="Account"
      description={
        lastThree === '' ? '5 to 12 digits' : `Leave it blank to keep the account that ends in ${lastThree}.`
      }
      {...digits}
      withAsterisk={lastThree === ''}
    />
  </Group>
)

/** What owners see, and whether they can sign up. */
export const OwnersFields = ({ control }: Props) => (
  <Group title="Shown to owners">
    <TextField
      control={control}
      name="longName"
      label="Legal name"
      description={`The legal name of your corporation. Files for the bank have its first ${originatorInFileChars} characters.`}
      maxLength={originatorLongMostChars}
      {...typed}
    />
    <TextField
      control={control}
      name="shortName"
      label="Short name"
      description={`Up to ${originatorShortMostChars} characters. Bank statements show it.`}
      maxLength={originatorShortMostChars}
      {...typed}
    />
    <TextField
      control={control}
      name="contact"
      label="Contact"
      description="An email address or phone number for questions about debits. It’s in every agreement."
      maxLength={debitContactMostChars}
      {...typed}
    />
    <OfferSwitch control={control} />
  </Group>
)

const OfferSwitch = ({ control }: Props) => {
  const { tie, value, error } = useField(control, 'isOffered')
  return (
    <Switch
      {...tie}
      checked={value === true}
      onChange={(event) => tie.onChange(event.currentTarget.checked)}
      label="Owners can sign up themselves"
      description="They agree to it on their Fees page, and enter their bank account there."
      error={error}
    />
  )
}
