import { SimpleGrid } from '@mantine/core'
import type { Control, FieldPath } from 'react-hook-form'
import { coversLabels, debitCovers, type DebitCovers } from '../../../../contract/debits/debit-words.ts'
import { accountHolderMostChars } from '../../../../contract/limits/debits.ts'
import { localDateOf, type LocalDate } from '../../../../contract/time.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { RadioField } from '../../../ui/form/radio-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { Cheque } from './cheque.tsx'

/** What any agreement says, made online or on paper. */
interface Said {
  payerName: string
  institution?: unknown
  transit?: unknown
  account?: unknown
  isBusiness?: boolean | undefined
  covers: DebitCovers
  startsOn: string
  isNoticeWaived?: boolean | undefined
}

interface Props<In extends Said, Out> {
  control: Control<In, unknown, Out>
}

const digits = { inputMode: 'numeric', autoComplete: 'off', withAsterisk: true } as const

const kinds = [
  { value: false, label: 'Personal' },
  { value: true, label: 'Business' },
]
const covered = debitCovers.map((value) => ({ value, label: coversLabels[value] }))

/** The values with which the form of an agreement opens; an account number is never filled in. */
export const blankAgreement = (startsOn: string) => ({
  ...{ payerName: '', institution: '', transit: '', account: '' },
  ...{ isBusiness: false, covers: 'fees' as const, startsOn, isNoticeWaived: false },
})

/** Whose account it is, and its numbers. */
export const BankFields = <In extends Said, Out>({ control }: Props<In, Out>) => {
  const named = (name: keyof Said) => name as FieldPath<In>
  return (
    <>
      <TextField
        control={control}
        name={named('payerName')}
        label="Account holder"
        description="As on the bank statement."
        maxLength={accountHolderMostChars}
        autoComplete="off"
        withAsterisk
      />
      <Cheque />
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="sm">
        <TextField control={control} name={named('transit')} label="Transit" description="5 digits" {...digits} />
        <TextField
          control={control}
          name={named('institution')}
          label="Institution"
          description="3 digits"
          {...digits}
        />
        <TextField control={control} name={named('account')} label="Account" description="5 to 12 digits" {...digits} />
      </SimpleGrid>
    </>
  )
}

/** What may be debited, and from when: today, or where an earlier agreement began. */
export const ScopeFields = <In extends Said, Out>({
  control,
  earliest,
}: Props<In, Out> & { earliest?: LocalDate | undefined }) => {
  const named = (name: keyof Said) => name as FieldPath<In>
  const today = localDateOf(useNow(), useZone())
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <RadioField control={control} name={named('isBusiness')} label="Type of account" options={kinds} />
        <RadioField control={control} name={named('covers')} label="Debits cover" options={covered} />
      </SimpleGrid>
      <DayField
        control={control}
        name={named('startsOn')}
        label="Start on"
        description="Amounts due before this day aren’t debited."
        min={earliest !== undefined && earliest < today ? earliest : today}
        withAsterisk
      />
      <CheckboxField
        control={control}
        name={named('isNoticeWaived')}
        label="Waive the ten days’ notice"
        description="The account holder agrees to shorter notice. The amount is still sent before it’s debited."
      />
    </>
  )
}
