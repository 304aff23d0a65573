import { SimpleGrid } from '@mantine/core'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { z } from 'zod'
import { bankFunds, type BankAccounts } from '../../../../contract/banking/bank-account.ts'
import { BankExpenseDraft } from '../../../../contract/banking/bank-expense.ts'
import { Amount } from '../../../../contract/ledger/holding.ts'
import { inCents } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { ApiError } from '../../../api/errors.ts'
import { useAction } from '../../../api/use-action.ts'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useFundLabels } from '../../../ui/use-money-labels.ts'
import { useNow } from '../../../ui/use-now.ts'
import { LeavesOverdrawn } from '../../ledger/ledger.ts'
import {
  AuthorityField,
  CategoryFields,
  CategoryHint,
  categoryShape,
  isCategoryNamed,
  LevyField,
  noCategoryName,
  useCategory,
} from '../outcomes/category-fields.tsx'
import { shownOfPosting } from '../shown.ts'

const { fund, day, payee, reference } = BankExpenseDraft.shape
const ExpenseForm = z
  .object({ ...{ fund, day, payee, reference }, ...categoryShape, cents: z.preprocess(inCents, Amount) })
  .refine(isCategoryNamed, noCategoryName)

interface Props {
  all: BankAccounts
  onClose: () => void
}

/** Records an expense: from a paper statement, or a cheque on the day it is written. */
export const ExpenseDialog = ({ all, onClose }: Props) => {
  // The expense that was found to be like another: whatever is changed of it makes it a new one.
  const [like, setLike] = useState<string | null>(null)
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(ExpenseForm, {
    ...{ fund: 'operating', day: today, cents: '', payee: '', reference: '' },
    ...{ categoryId: '', name: '', levyId: '', authority: '' },
  })
  const { control } = form
  const categoryOf = useCategory(all.accounts[0]?._id)
  const record = useAction(api.banking.recordExpense, { done: 'Expense recorded', refresh: shownOfPosting })
  const send = async (said: z.output<typeof ExpenseForm>) => {
    const { categoryId: _, name: __, levyId, authority, ...rest } = said
    const isFromOperating = said.fund === 'operating'
    const categoryId = await categoryOf('expense', said)
    const from = { levyId: isFromOperating ? levyId : null, authority: isFromOperating ? null : authority }
    const isAnother = like === JSON.stringify(said)
    try {
      return await record.send({ body: { ...rest, ...from, categoryId, isAnother } })
    } catch (error) {
      setLike(error instanceof ApiError && error.code === 'DUPLICATE' ? JSON.stringify(said) : null)
      throw error
    }
  }
  return (
    <StepDialog
      size="lg"
      title="Record an expense"
      form={form}
      onSend={send}
      onClose={onClose}
      button={like === null ? 'Record expense' : 'Record anyway'}
      failed="We couldn’t record this expense. Please try again; nothing you typed was lost."
    >
      <Fields control={control} all={all} today={today} />
    </StepDialog>
  )
}

interface FieldsProps {
  control: Control<z.input<typeof ExpenseForm>, unknown, z.output<typeof ExpenseForm>>
  all: BankAccounts
  today: string
}

const Fields = ({ control, all: { accounts, categories, fundCents }, today }: FieldsProps) => {
  const fundLabels = useFundLabels()
  const isOperating = useWatch({ control, name: 'fund' }) === 'operating'
  const hasNew = accounts.length > 0
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField
          control={control}
          name="cents"
          label="Amount in dollars"
          placeholder="433.07"
          inputMode="decimal"
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        <DayField control={control} name="day" label="Date" max={today} withAsterisk />
      </SimpleGrid>
      <NativeSelectField
        control={control}
        name="fund"
        label="Paid from"
        data={bankFunds.map((value) => ({ value, label: fundLabels[value] }))}
      />
      <CategoryFields control={control} categories={categories} kinds={['expense']} hasNew={hasNew} />
      <CategoryHint hasNew={hasNew} />
      {isOperating ? <LevyField control={control} /> : <AuthorityField control={control} />}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <TextField control={control} name="payee" label="Payee" description="Optional" autoComplete="off" />
        <TextField
          control={control}
          name="reference"
          label="Reference"
          description="Optional: such as the cheque number."
          autoComplete="off"
        />
      </SimpleGrid>
      <Leaves control={control} fundCents={fundCents} />
    </>
  )
}

/** Warns where the fund doesn’t have enough; what a special levy has is checked when it is recorded. */
const Leaves = ({ control, fundCents }: Pick<FieldsProps, 'control'> & Pick<BankAccounts, 'fundCents'>) => {
  const [from, typed, levyId] = useWatch({ control, name: ['fund', 'cents', 'levyId'] })
  const cents = inCents(typed)
  const isOfLevy = from === 'operating' && Boolean(levyId)
  return (
    typeof cents === 'number' && !isOfLevy && <LeavesOverdrawn left={{ fund: from, cents: fundCents[from] - cents }} />
  )
}
