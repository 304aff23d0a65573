import { Alert, SimpleGrid, Text } from '@mantine/core'
import { LevyStep } from '../../../../contract/levies/levy.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { atOnceWords, chargesWords, laterWords } from '../words.ts'
import { Blocks } from './blocks.tsx'
import { useLevyStep, type StepProps } from './use-levy-step.tsx'

const ApproveForm = LevyStep.options[0].omit({ step: true, version: true })

/** Records that owners approved the levy, with what is charged then in sight. */
export const ApproveDialog = ({ levy, onClose }: StepProps) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, id, conflict } = useLevyStep(levy, 'Special levy approved')
  const form = useContractForm(
    ApproveForm,
    { approvedOn: today, resolution: '' },
    { keeps: `levy/${id}/approve`, over: levy.version },
  )
  const { control } = form
  const isBlocked = levy.blocks.length > 0
  return (
    <StepDialog
      size="lg"
      title="Record the approval"
      form={form}
      onSend={(said) => send({ params: { id }, body: { step: 'approve', ...said, version } })}
      onClose={onClose}
      button={`Approve ${formatMoney(levy.totalCents)}`}
      failed="We couldn’t record the approval. Please try again; nothing you typed was lost."
      disabled={isBlocked}
      conflict={conflict}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="approvedOn" label="Approved on" max={today} withAsterisk />
        <TextField
          control={control}
          name="resolution"
          label="Approved by"
          placeholder="Annual general meeting"
          autoComplete="off"
          withAsterisk
        />
      </SimpleGrid>
      <Blocks blocks={levy.blocks} />
      {!isBlocked && <Consequences levy={levy} today={today} />}
    </StepDialog>
  )
}

const Consequences = ({ levy, today }: Pick<StepProps, 'levy'> & { today: string }) => {
  const atOnce = atOnceWords(levy, today)
  const later = laterWords(levy, today)
  return (
    <>
      <Alert color="brand">
        <Text size="sm" className="figures">
          {chargesWords(levy)} Shares become final, and owners get a message. {later}
        </Text>
      </Alert>
      {atOnce !== null && (
        <Alert color="orange">
          <Text size="sm" className="figures">
            {atOnce}
          </Text>
        </Alert>
      )}
    </>
  )
}
