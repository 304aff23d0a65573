import { Alert, Button, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { InterestFields, ReturnedFeeFields, type Books } from '../../../../contract/ledger/books.ts'
import { Amount } from '../../../../contract/ledger/holding.ts'
import { inCents, plainDollars } from '../../../../contract/money.ts'
import { isLocalDate, localDateOf } from '../../../../contract/time.ts'
import { labelsFor } from '../../../../law/law.ts'
import { useBuilding } from '../../../api/building.tsx'
import { CheckboxField, SelectField } from '../../../ui/form/fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { useBooksStep } from './books-dialogs.tsx'
import { lateWords, percentOf, replacedWords } from './late-words.ts'

interface Props {
  books: Books
}

/** What a bylaw sets for late and returned payments; without one, nothing is charged. */
export const LateRules = ({ books }: Props) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const [opened, setOpened] = useState(false)
  return (
    <Panel
      title="Late and returned payments"
      text="Charged only if your bylaws say so. Interest is added on the first of each month."
    >
      <Stack gap="xs">
        {lateWords(books.lateRules, labels).map((words) => (
          <Text key={words} style={{ overflowWrap: 'anywhere' }}>
            {words}
          </Text>
        ))}
      </Stack>
      {books.can.keep && (
        <Button variant="default" w="fit-content" onClick={() => setOpened(true)}>
          Edit
        </Button>
      )}
      {opened && <LateRulesDialog books={books} onClose={() => setOpened(false)} />}
    </Panel>
  )
}

const whole = { bps: z.preprocess(inCents, InterestFields.shape.bps) }
const interestOf = InterestFields.extend(whole)
const feeOf = ReturnedFeeFields.extend({ cents: z.preprocess(inCents, Amount) })
const unset = z.unknown()

/** Only what is switched on is looked at. */
const RulesForm = z
  .object({
    hasInterest: z.boolean(),
    interest: z.object({ bps: unset, per: unset, from: unset, authority: unset }),
    hasFee: z.boolean(),
    returnedFee: z.object({ cents: unset, authority: unset }),
  })
  .transform((typed, context) => {
    const interest = typed.hasInterest ? interestOf.safeParse(typed.interest) : null
    const returnedFee = typed.hasFee ? feeOf.safeParse(typed.returnedFee) : null
    for (const [part, parsed] of [
      ['interest', interest],
      ['returnedFee', returnedFee],
    ] as const)
      for (const { path, message } of parsed?.error?.issues ?? [])
        context.addIssue({ code: 'custom', path: [part, ...path], message })
    return { interest: interest?.data ?? null, returnedFee: returnedFee?.data ?? null }
  })
type Values = z.input<typeof RulesForm>

const LateRulesDialog = ({ books, onClose }: Props & { onClose: () => void }) => {
  const { send, version, conflict } = useBooksStep(books, 'Rules for late payments saved')
  const today = localDateOf(useNow(), useZone())
  const { interest, returnedFee } = books.lateRules
  const form = useContractForm(
    RulesForm,
    {
      hasInterest: interest !== null,
      interest: {
        bps: interest ? plainDollars(interest.bps) : '',
        ...{ per: 'year', from: interest?.from ?? today, authority: interest?.authority ?? '' },
      },
      hasFee: returnedFee !== null,
      returnedFee: {
        cents: returnedFee ? plainDollars(returnedFee.cents) : '',
        authority: returnedFee?.authority ?? '',
      },
    },
    { keeps: 'books/late-rules', over: books.version, mode: 'onSubmit' },
  )
  return (
    <StepDialog
      size="lg"
      title="Late and returned payments"
      form={form}
      onSend={(rules) => send({ body: { step: 'setLateRules', ...rules, version } })}
      onClose={onClose}
      button="Save"
      conflict={conflict}
    >
      <InterestPart control={form.control} books={books} />
      <FeePart control={form.control} />
    </StepDialog>
  )
}

type Control = KeptControl<Values, z.output<typeof RulesForm>>

const pers = [
  { value: 'year', label: 'A year' },
  { value: 'month', label: 'A month' },
]

const InterestPart = ({ control, books }: { control: Control; books: Books }) => (
  <>
    <CheckboxField
      control={control}
      name="hasInterest"
      label={`A bylaw sets interest on late ${labelsFor(useBuilding().jurisdiction).fee.many} and levies`}
      description={
        books.interestMostBps === null ? undefined : `The law allows up to ${percentOf(books.interestMostBps)} a year.`
      }
    />
    {useWatch({ control, name: 'hasInterest' }) && (
      <>
        <TextField
          control={control}
          name="interest.bps"
          label="Rate in percent"
          placeholder="10"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
        />
        <SelectField control={control} name="interest.per" label="Per" data={pers} />
        <DayField
          control={control}
          name="interest.from"
          label="From"
          description="Charges due on or after this day bear interest at this rate; earlier ones keep theirs. Enter the day the bylaw came into force, or later."
          withAsterisk
        />
        <Replaced control={control} books={books} />
        <TextField
          control={control}
          name="interest.authority"
          label="Bylaw for interest"
          placeholder="Bylaw 4 (2)"
          autoComplete="off"
          withAsterisk
        />
      </>
    )}
  </>
)

const Replaced = ({ control, books }: { control: Control; books: Books }) => {
  const from = useWatch({ control, name: 'interest.from' })
  const words =
    typeof from === 'string' && isLocalDate(from) ? replacedWords(books.lateRules.interestRules, from) : null
  return words === null ? null : <Alert color="orange">{words}</Alert>
}

const FeePart = ({ control }: { control: Control }) => (
  <>
    <CheckboxField control={control} name="hasFee" label="A bylaw sets a fee for returned payments" />
    {useWatch({ control, name: 'hasFee' }) && (
      <>
        <TextField
          control={control}
          name="returnedFee.cents"
          label="Fee in dollars"
          placeholder="45.00"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
        />
        <TextField
          control={control}
          name="returnedFee.authority"
          label="Bylaw for the fee"
          placeholder="Bylaw 5 (2)"
          autoComplete="off"
          withAsterisk
        />
      </>
    )}
  </>
)
