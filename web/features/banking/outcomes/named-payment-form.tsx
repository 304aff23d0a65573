import { Text } from '@mantine/core'
import { z } from 'zod'
import { wayLabels } from '../../../../contract/ledger/ledger-words.ts'
import type { Payment } from '../../../../contract/ledger/payment.ts'
import { pageMost } from '../../../../contract/limits.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

type Kind = 'recorded' | 'returned'

const hints: Readonly<Record<Kind, string>> = {
  recorded: 'This deposit is a payment that you recorded before the file came. It isn’t entered again.',
  returned: 'The bank took this payment back. The charges it paid will be owed again from their original due dates.',
}

/** Names the payment on record that a transaction is, or that the bank returned. */
export const NamedPaymentForm = ({ kind, ...props }: OutcomeProps & { kind: Kind }) => {
  const payments = useList(api.ledger.payments, { query: { limit: pageMost } }, { staleTime: 0 })
  const { items, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = payments
  const amount = Math.abs(props.row.cents)
  const like = items?.filter(({ cents, isReturned }) => cents === amount && (kind === 'recorded' || !isReturned))
  return (
    <>
      <Text size="sm">{hints[kind]}</Text>
      <Loaded
        query={{ data: like, error, isError, refetch }}
        shape="form"
        rows={1}
        failed="We couldn’t load the payments."
        empty={<Text fw={600}>We found no payment of {formatMoney(amount)}.</Text>}
      >
        {(found) => <Choose key={found.map(({ _id }) => _id).join(' ')} kind={kind} found={found} {...props} />}
      </Loaded>
      {hasNextPage && (
        <BusyButton variant="subtle" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier payments
        </BusyButton>
      )}
    </>
  )
}

const Named = z.object({ paymentId: z.string() })

const labelOf = ({ receivedOn, payer, way, receipts, isReturned }: Payment): string =>
  [
    ...[formatDate(receivedOn), payer, wayLabels[way], receipts.map(({ unitNumber }) => unitNumber).join(', ')],
    isReturned && 'returned later',
  ]
    .filter(Boolean)
    .join(' · ')

interface ChooseProps extends OutcomeProps {
  kind: Kind
  found: readonly Payment[]
}

const Choose = ({ kind, found, row, onMatch, onClose }: ChooseProps) => {
  const known = found.find(({ _id }) => _id === row.payment?._id)
  const form = useContractForm(Named, { paymentId: (known ?? found[0])?._id ?? '' })
  return (
    <StepForm
      form={form}
      onSend={({ paymentId }) => onMatch({ kind, paymentId })}
      onClose={onClose}
      button="Match"
      failed={matchFailed}
    >
      <NativeSelectField
        control={form.control}
        name="paymentId"
        label="Payment"
        data={found.map((payment) => ({ value: payment._id, label: labelOf(payment) }))}
      />
    </StepForm>
  )
}
