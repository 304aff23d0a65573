import { Alert, SimpleGrid, Stack, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { BudgetStep, type Budget } from '../../../contract/budget/budget.ts'
import type { ChargeRuns } from '../../../contract/budget/runs.ts'
import { formatMoney } from '../../../contract/money.ts'
import { counted } from '../../../contract/text.ts'
import { formatMonth, isLocalDate, localDateOf, type LocalDate } from '../../../contract/time.ts'
import { api } from '../../api/api.ts'
import { useRoute } from '../../api/queries.ts'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { TextAreaField } from '../../ui/form/text-area-field.tsx'
import { DayField, TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useZone } from '../../ui/moments.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { Blocks } from './blocks.tsx'
import { changingWords } from './fees-panel.tsx'
import { monthsForFees, pastMonths, usualFeesFrom } from './months.ts'
import { useBudgetStep } from './step-dialogs.tsx'

interface Props {
  budget: Budget
  onClose: () => void
}

const approving = BudgetStep.options[2]
const ApproveForm = approving.omit({ step: true, version: true })

/** Records that owners approved the budget, with the fees that follow from it in sight; asks first which months are open. */
export const ApproveDialog = (props: Props) => {
  const runs = useRoute(api.budget.runs)
  const books = useRoute(api.ledger.books)
  if (runs.isPending || books.isPending) return null
  return <Approve {...props} runs={runs.data} lockedThrough={books.data?.lockedThrough ?? null} />
}

interface Known {
  /** Undefined where they couldn’t be read; the server refuses a month that was charged. */
  runs: ChargeRuns | undefined
  lockedThrough: LocalDate | null
}

const Approve = ({ budget, onClose, runs, lockedThrough }: Props & Known) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, conflict } = useBudgetStep(budget, 'Budget approved')
  const months = monthsForFees({ ...budget, chargedThrough: runs?.runs[0]?.month ?? null, lockedThrough })
  const feesFrom = usualFeesFrom(months, runs?.next.month ?? today) ?? budget.startsOn
  const form = useContractForm(
    ApproveForm,
    { approvedOn: today, authority: '', feesFrom, catchUpOn: '', lowReserveReason: '' },
    { keeps: `budget/${budget._id}/approve`, over: budget.version },
  )
  const { control } = form
  const isLow = budget.warnings.some(({ about }) => about === 'reserveLow')
  return (
    <StepDialog
      size="lg"
      title="Record the approval"
      form={form}
      onSend={(said) => send({ params: { id: budget._id }, body: { step: 'approve', ...said, version } })}
      onClose={onClose}
      button="Approve budget"
      failed="We couldn’t record the approval. Please try again; nothing you typed was lost."
      conflict={conflict}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="approvedOn" label="Approved on" max={today} withAsterisk />
        <TextField
          control={control}
          name="authority"
          label="Approved by"
          placeholder="Annual general meeting"
          autoComplete="off"
          withAsterisk
        />
        <NativeSelectField
          control={control}
          name="feesFrom"
          label="Fees from"
          data={months.map((value) => ({ value, label: formatMonth(value) }))}
        />
        <DayField
          control={control}
          name="catchUpOn"
          label="Retroactive adjustment due on"
          description="Optional: only if the approved fees say that earlier months are adjusted."
        />
      </SimpleGrid>
      {isLow && (
        <TextAreaField
          control={control}
          name="lowReserveReason"
          label="Reason for the lower reserve contribution"
          description="It’s below the statutory minimum."
          minRows={2}
          withAsterisk
        />
      )}
      <Preview budget={budget} control={control} />
    </StepDialog>
  )
}

type Control = ReturnType<typeof useContractForm<typeof ApproveForm>>['control']

const Preview = ({ budget, control }: { budget: Budget; control: Control }) => {
  const [feesFrom, catchUpOn] = useWatch({ control, name: ['feesFrom', 'catchUpOn'] })
  const query = {
    feesFrom,
    ...(typeof catchUpOn === 'string' && isLocalDate(catchUpOn) && { catchUpOn }),
  }
  const past = pastMonths(feesFrom, localDateOf(useNow(), useZone()))
  const fees = useRoute(api.budget.fees, { params: { id: budget._id }, query }, { keepPrevious: true })
  return (
    <Loaded query={fees} shape="list-item" rows={1} failed="We couldn’t work out the fees.">
      {({ changedUnits, before, after, catchUpCents, monthsBefore, blocks }) => (
        <Stack gap="xs">
          <Blocks blocks={blocks} />
          {past > 0 && (
            <Alert color="orange">
              <Text size="sm" className="figures">
                {counted(past, 'past month')} will be charged at once, about {formatMoney(past * after.totalCents)} in
                total. Choose a later month if owners already paid these fees.
              </Text>
            </Alert>
          )}
          <Alert color="brand">
            <Text size="sm" className="figures">
              {changingWords(changedUnits)}: {before === null ? 'no fees' : formatMoney(before.totalCents)} a month now,{' '}
              {formatMoney(after.totalCents)} from {formatMonth(feesFrom)}.
              {catchUpCents !== 0 &&
                ` Retroactive adjustment for ${counted(monthsBefore, 'month')}: ${formatMoney(catchUpCents)}.`}
            </Text>
          </Alert>
        </Stack>
      )}
    </Loaded>
  )
}
