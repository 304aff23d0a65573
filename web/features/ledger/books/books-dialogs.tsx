import { Text } from '@mantine/core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { plainText } from '../../../../contract/fields.ts'
import type { Books } from '../../../../contract/ledger/books.ts'
import { correctionMostChars, howToPayMostChars } from '../../../../contract/limits/ledger.ts'
import { formatDate, formatMonth } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/errors.ts'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { TextAreaField } from '../../../ui/form/text-area-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { ReasonForm } from '../dialogs/cancel-dialog.tsx'
import { shownOfLedger } from '../shown.ts'

interface Props {
  books: Books
  onClose: () => void
}

/** Sends a step with the books; one that comes too late is shown with what is there now. */
export const useBooksStep = (books: Books, done: string) => {
  const { send, theirs, version } = useRecordStep(api.ledger.booksStep, books, {
    done,
    shown: shownOfLedger,
  })
  const words = ({ lockedThrough }: Books) =>
    `${lockedThrough === null ? 'No month is locked now.' : `The books are now locked through ${formatDate(lockedThrough)}.`} Your changes weren’t saved; check them and send them again.`
  return {
    send,
    version,
    conflict: <RecordConflict theirs={theirs} title="Someone else just changed the books" words={words} />,
  }
}

const MonthForm = z.object({
  month: z.string(),
  bankReason: plainText({ label: 'Reason', max: correctionMostChars }).default(''),
})
const optionsOf = (months: readonly string[]) => months.map((value) => ({ value, label: formatMonth(value) }))

/** Locks a month, and all before it. */
export const LockDialog = ({ books, onClose }: Props) => {
  const { send, version, conflict } = useBooksStep(books, 'Month locked')
  // The month for which the bank didn’t agree: another one is tried without a reason first.
  const [open, setOpen] = useState<string | null>(null)
  const form = useContractForm(
    MonthForm,
    { month: books.toLock[0] ?? '', bankReason: '' },
    { keeps: 'books/lock', over: books.version },
  )
  const isOpen = useWatch({ control: form.control, name: 'month' }) === open
  const lock = async ({ month, bankReason }: z.output<typeof MonthForm>) => {
    const body = { step: 'lock', month, bankReason: isOpen ? bankReason : '', version } as const
    try {
      return await send({ body })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'BANK_OPEN') setOpen(month)
      throw error
    }
  }
  return (
    <StepDialog
      title="Lock a month"
      form={form}
      onSend={lock}
      onClose={onClose}
      button={isOpen ? 'Lock anyway' : 'Lock'}
      conflict={conflict}
    >
      <Text size="sm">
        Nothing more can be added to this month or to any before it. Corrections go to the first open month.
      </Text>
      <NativeSelectField control={form.control} name="month" label="Month" data={optionsOf(books.toLock)} />
      {isOpen && (
        <TextAreaField
          control={form.control}
          name="bankReason"
          label="Reason for locking anyway"
          description="Stays in the history."
          minRows={2}
          withAsterisk
        />
      )}
    </StepDialog>
  )
}

/** Reopens the last locked month. */
export const ReopenDialog = ({ books, onClose }: Props) => {
  const month = books.toReopen ?? ''
  const { send, version, conflict } = useBooksStep(books, 'Month reopened')
  const form = useContractForm(ReasonForm, { reason: '' }, { keeps: 'books/reopen' })
  return (
    <StepDialog
      title={`Reopen ${formatMonth(month)}?`}
      form={form}
      onSend={({ reason }) => send({ body: { step: 'reopen', month, reason, version } })}
      onClose={onClose}
      button="Reopen"
      danger
      conflict={conflict}
    >
      <Text size="sm">Statements of this month can change again. The reason stays in the history.</Text>
      <TextAreaField control={form.control} name="reason" label="Reason" minRows={2} withAsterisk />
    </StepDialog>
  )
}

const PayForm = z.object({
  words: plainText({ label: 'How to pay', max: howToPayMostChars, lines: 'several' }).default(''),
})

/** Changes how owners are asked to pay. */
export const HowToPayDialog = ({ books, onClose }: Props) => {
  const { send, version, conflict } = useBooksStep(books, 'Payment instructions saved')
  const form = useContractForm(PayForm, { words: books.howToPay }, { keeps: 'books/how-to-pay', over: books.version })
  return (
    <StepDialog
      title="How to pay"
      form={form}
      onSend={({ words }) => send({ body: { step: 'sayHowToPay', words, version } })}
      onClose={onClose}
      button="Save"
      conflict={conflict}
    >
      <TextAreaField
        control={form.control}
        name="words"
        label="Instructions"
        description="For example, the address for e-Transfers, whom to make cheques out to, and where to leave them."
        minRows={4}
        data-autofocus
      />
    </StepDialog>
  )
}
