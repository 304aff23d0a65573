import { Group, NativeSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { outcomeLabels, type OutcomeKind } from '../../../../contract/banking/banking-words.ts'
import { formatDate } from '../../../../contract/time.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { directionOf, signedMoney } from '../matching/outcome-words.ts'
import { CategoryForm } from './category-form.tsx'
import { DebitsForm } from './debits-form.tsx'
import { IgnoreForm } from './ignore-form.tsx'
import { kindOf, kindsFor } from './kinds.ts'
import type { OutcomeProps } from './outcome-props.ts'
import { NamedPaymentForm } from './named-payment-form.tsx'
import { PaidOutForm } from './paid-out-form.tsx'
import { SplitForm } from './split-form.tsx'
import { TransferForm } from './transfer-form.tsx'

interface Props extends OutcomeProps {
  /** What it is, if that was chosen already. */
  kind: OutcomeKind | null
}

/** Says what a transaction is, where the proposal is wrong or there is none. */
export const OutcomeDialog = ({ kind: first, ...props }: Props) => {
  const { account, row, onClose } = props
  const { day, text, cents } = row
  const kinds = kindsFor(cents, account.fund)
  const [kind, setKind] = useState(first ?? kindOf(row, account.fund))
  return (
    <Dialog title="Match this transaction" size="lg" onClose={onClose}>
      <Stack gap="md">
        <div>
          <Group justify="space-between" gap="xs">
            <Text size="sm" c="dimmed">
              {formatDate(day)} · {directionOf(cents)}
            </Text>
            <Text fw={650} className="figures">
              {signedMoney(cents)}
            </Text>
          </Group>
          <Text style={{ overflowWrap: 'anywhere' }}>{text}</Text>
        </div>
        <NativeSelect
          label="Match with"
          data={kinds.map((value) => ({ value, label: outcomeLabels[value] }))}
          value={kind}
          onChange={({ currentTarget: { value } }) => setKind(value as OutcomeKind)}
          {...(first === null && { 'data-autofocus': true })}
        />
        <OutcomeForm key={kind} kind={kind} {...props} />
      </Stack>
    </Dialog>
  )
}

const OutcomeForm = ({ kind, ...props }: OutcomeProps & { kind: OutcomeKind }) => {
  switch (kind) {
    case 'payment':
      return <SplitForm {...props} />
    case 'recorded':
    case 'returned':
      return <NamedPaymentForm kind={kind} {...props} />
    case 'paidOut':
      return <PaidOutForm {...props} />
    case 'debits':
      return <DebitsForm {...props} />
    case 'category':
      return <CategoryForm {...props} />
    case 'transfer':
      return <TransferForm {...props} />
    case 'ignored':
      return <IgnoreForm {...props} />
  }
}
