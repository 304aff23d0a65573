import { Radio, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import type { PayersWord, WaitingPayment } from '../../../../contract/banking/waiting.ts'
import { Amount } from '../../../../contract/ledger/holding.ts'
import { formatMoney, inCents, plainDollars } from '../../../../contract/money.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { useField } from '../../../ui/form/tied.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import type { KeptControl } from '../../../ui/form/kept-control.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { shownOfLedger } from '../shown.ts'
import { owedWords, sharesFirst, sharesWords, sumWords } from './orders.ts'

const other = 'other'

const WordForm = z
  .object({
    /** The unit that is paid first, or `other` for amounts of one's own. */
    first: z.string('Choose a unit').min(1, 'Choose a unit'),
    amounts: z.record(
      z.string(),
      z.preprocess((typed) => (typed === '' ? undefined : inCents(typed)), Amount.optional()),
    ),
  })
  .refine(({ first, amounts }) => first !== other || Object.values(amounts).some((cents) => cents !== undefined), {
    path: ['first'],
    error: 'Enter an amount for at least one unit',
  })
type Values = z.output<typeof WordForm>

const wordOf = (payment: WaitingPayment, { first, amounts }: Values): PayersWord['shares'] =>
  first === other
    ? Object.entries(amounts).flatMap(([holdingId, cents]) => (cents === undefined ? [] : [{ holdingId, cents }]))
    : sharesFirst(payment, first)

interface Props {
  payment: WaitingPayment
  onClose: () => void
}

/** Says which units a payment is for, one first or with amounts of one's own. */
export const WordDialog = ({ payment, onClose }: Props) => {
  const { _id: id, unplacedCents, holdings } = payment
  const form = useContractForm(
    WordForm,
    { first: '', amounts: Object.fromEntries(holdings.map(({ holdingId }) => [holdingId, ''])) },
    { keeps: `payment/${id}/word`, mode: 'onSubmit' },
  )
  const say = useAction(api.banking.say, {
    done: 'Payment applied',
    refresh: [...shownOfLedger, api.banking.waiting],
  })
  const send = async (values: Values) => {
    const left = await say.send({ params: { id }, body: { shares: wordOf(payment, values) } })
    return left === null ? true : left
  }
  return (
    <StepDialog
      title={`Which unit is your payment of ${formatMoney(unplacedCents)} for?`}
      form={form}
      onSend={send}
      onClose={onClose}
      button="Apply payment"
      failed="We couldn’t apply your payment. Please try again; nothing you entered was lost."
    >
      <Text size="sm">It’s applied at once. Your management sees what you chose.</Text>
      <Choices control={form.control} payment={payment} />
    </StepDialog>
  )
}

type Control = KeptControl<z.input<typeof WordForm>, Values>

const Choices = ({ control, payment }: { control: Control; payment: WaitingPayment }) => {
  const { tie, text, error } = useField(control, 'first')
  return (
    <>
      <Radio.Group label="Apply it to" withAsterisk {...tie} value={text} error={error}>
        <Stack gap="sm" mt="xs">
          {payment.holdings.map(({ holdingId, unitNumber }) => (
            <Radio
              key={holdingId}
              value={holdingId}
              label={`${unitNumber} first`}
              description={sharesWords(payment, sharesFirst(payment, holdingId))}
            />
          ))}
          <Radio value={other} label="Other amounts" />
        </Stack>
      </Radio.Group>
      {text === other && <Amounts control={control} payment={payment} />}
    </>
  )
}

const centsIn = (typed: unknown): number => {
  const cents = inCents(typed)
  return typeof cents === 'number' ? cents : 0
}

const Amounts = ({ control, payment: { holdings, unplacedCents } }: { control: Control; payment: WaitingPayment }) => {
  const typed = useWatch({ control, name: 'amounts' })
  const sum = Object.values(typed).reduce<number>((all, one) => all + centsIn(one), 0)
  return (
    <>
      {holdings.map((holding) => (
        <TextField
          key={holding.holdingId}
          control={control}
          name={`amounts.${holding.holdingId}`}
          label={`Amount for ${holding.unitNumber}, in dollars`}
          description={owedWords(holding)}
          placeholder={plainDollars(holding.dueCents || holding.laterCents)}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <Text size="sm" className="figures" c={sum > unplacedCents ? 'inherit' : 'dimmed'} aria-live="polite">
        {sumWords(sum, unplacedCents)}
      </Text>
    </>
  )
}
