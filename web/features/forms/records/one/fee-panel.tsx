import { Anchor, Button, SimpleGrid, Text } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { FeeSettled, Quote } from '../../../../../contract/forms/request-bodies.ts'
import type { RecordsFee } from '../../../../../contract/forms/request-fee.ts'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { holdingKind } from '../../../../../contract/ledger/ledger-kinds.ts'
import { documentRequestRule } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { Form } from '../../../../ui/form/form.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { SubmitButton } from '../../../../ui/form/submit-button.tsx'
import { DayField, TextField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Panel } from '../../../../ui/panel.tsx'
import { StandsIn } from '../../../../ui/why.tsx'
import { useToday } from '../../../../ui/use-today.ts'
import { chargedWords, feeWords } from '../records.ts'
import { ChargeFeeDialog } from './charge-fee-dialog.tsx'
import { useRecordsStep } from './use-records-step.tsx'

interface Props {
  request: RecordsRequest
}

/** What copies on paper cost, and whether that is paid; nothing for other forms. */
export const FeePanel = ({ request }: Props) => {
  const { jurisdiction } = useBuilding()
  const { fee, can, form, items } = request
  if (form !== 'paper' || (fee === null && !can.quote)) return null
  const rule = documentRequestRule(jurisdiction, items[0]?.kind ?? 'other')?.copyFee
  return (
    <Panel
      title="Fee for paper copies"
      text={
        rule && (
          <>
            {rule.why} <StandsIn reason={rule} />
          </>
        )
      }
    >
      {fee && <FeeLine fee={fee} />}
      {can.quote && <QuoteForm key={fee?.amountCents} request={request} />}
      {can.settleFee && <SettleForm request={request} />}
      <ChargeButton request={request} />
    </Panel>
  )
}

const FeeLine = ({ fee }: { fee: RecordsFee }) =>
  fee.charge?.account ? (
    <Anchor component={Link} to={holdingKind.page(fee.charge.account.holdingId)} className="figures" w="fit-content">
      {chargedWords(fee, fee.charge.unitNumber, fee.charge.account)}
    </Anchor>
  ) : (
    <Text className="figures">{feeWords(fee)}</Text>
  )

/** Charges the fee to the account of a unit, for those who keep the books. A dialog that is open stays, whatever changes. */
const ChargeButton = ({ request }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isOpen && <ChargeFeeDialog request={request} onClose={() => setOpen(false)} />}
      {request.can.chargeFee && (
        <Button variant="default" w="fit-content" onClick={() => setOpen(true)}>
          Charge to account
        </Button>
      )}
    </>
  )
}

/** Dollars as people type them, in cents. */
const inCents = (typed: unknown): unknown =>
  typeof typed === 'string' && /^\d{1,6}([.,]\d{1,2})?$/.test(typed.trim())
    ? Math.round(Number(typed.trim().replace(',', '.')) * 100)
    : typed
const Amount = z.object({
  pages: Quote.shape.pages,
  amountCents: z.preprocess(
    (typed) => inCents(typed),
    z.number('Enter an amount, such as 7.50').int().min(1, 'Enter an amount, such as 7.50'),
  ),
})

const QuoteForm = ({ request }: Props) => {
  const { _id: id, version, fee, items } = request
  const { send, conflict } = useRecordsStep(api.forms.quoteRecords, request, 'Fee quoted')
  const known = items.reduce((sum, { pages }) => sum + (pages ?? 0), 0)
  const form = useContractForm(Amount, {
    pages: String(fee?.pages ?? (known || '')),
    amountCents: fee ? (fee.amountCents / 100).toFixed(2) : '',
  })
  return (
    <Form
      form={form}
      onSend={async (quote) => send({ params: { id }, body: { ...quote, version } })}
      failed="We couldn’t save the fee. Please try again."
      label="Quote fee"
    >
      {conflict}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextField control={form.control} name="pages" label="Pages" inputMode="numeric" />
        <TextField control={form.control} name="amountCents" label="Amount in dollars" inputMode="decimal" />
      </SimpleGrid>
      <SubmitButton w="fit-content" variant="default" busyText="Saving...">
        {fee ? 'Update quote' : 'Quote fee'}
      </SubmitButton>
    </Form>
  )
}

const Settled = FeeSettled.omit({ version: true })

const SettleForm = ({ request }: Props) => {
  const { _id: id, version } = request
  const { send, conflict } = useRecordsStep(api.forms.settleRecordsFee, request, 'Fee recorded')
  const form = useContractForm(Settled, { how: 'paid', on: useToday() })
  return (
    <Form
      form={form}
      onSend={async (said) => send({ params: { id }, body: { ...said, version } })}
      failed="We couldn’t save this. Please try again."
      label="Record payment or waiver"
    >
      {conflict}
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          control={form.control}
          name="how"
          label="Fee status"
          data={[
            { value: 'paid', label: 'Paid' },
            { value: 'waived', label: 'Waived' },
          ]}
        />
        <DayField control={form.control} name="on" label="Date" />
      </SimpleGrid>
      <SubmitButton w="fit-content" busyText="Saving...">
        Save
      </SubmitButton>
    </Form>
  )
}
