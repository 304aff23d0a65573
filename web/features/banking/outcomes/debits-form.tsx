import { Text } from '@mantine/core'
import { z } from 'zod'
import type { DebitRunSummary } from '../../../../contract/debits/debit-run.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { counted } from '../../../../contract/text.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useList } from '../../../api/queries.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { NativeSelectField } from '../../../ui/form/native-select-field.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { matchFailed, type OutcomeProps } from './outcome-props.ts'

/** Names the debits in the books that a deposit is. */
export const DebitsForm = (props: OutcomeProps) => {
  const runs = useList(api.debits.runs, { query: {} }, { staleTime: 0 })
  const { items, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = runs
  const { cents } = props.row
  const like = items?.filter((run) => run.state === 'entered' && run.cents === cents)
  return (
    <>
      <Text size="sm">This deposit is the total of debits that are in the books already. It isn’t entered again.</Text>
      <Loaded
        query={{ data: like, error, isError, refetch }}
        shape="form"
        rows={1}
        failed="We couldn’t load the debits."
        empty={<Text fw={600}>We found no debits in the books that come to {formatMoney(cents)}.</Text>}
      >
        {(found) => <Choose key={found.map(({ _id }) => _id).join(' ')} found={found} {...props} />}
      </Loaded>
      {hasNextPage && (
        <BusyButton variant="subtle" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show earlier debits
        </BusyButton>
      )}
    </>
  )
}

const Named = z.object({ runId: z.string() })

const labelOf = ({ on, count, cents }: DebitRunSummary): string =>
  `${formatDate(on)} · ${counted(count, 'debit')} · ${formatMoney(cents)}`

const Choose = ({ found, row, onMatch, onClose }: OutcomeProps & { found: readonly DebitRunSummary[] }) => {
  const known = found.find(({ _id }) => _id === row.run?._id)
  const form = useContractForm(Named, { runId: (known ?? found[0])?._id ?? '' })
  return (
    <StepForm
      form={form}
      onSend={({ runId }) => onMatch({ kind: 'debits', runId })}
      onClose={onClose}
      button="Match"
      failed={matchFailed}
    >
      <NativeSelectField
        control={form.control}
        name="runId"
        label="Debits"
        data={found.map((run) => ({ value: run._id, label: labelOf(run) }))}
      />
    </StepForm>
  )
}
