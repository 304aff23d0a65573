import { Alert, SimpleGrid, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { z } from 'zod'
import { LevyCancelling } from '../../../../contract/levies/levy.ts'
import { toComeWords } from '../../../../contract/levies/levy-words.ts'
import { formatMoney } from '../../../../contract/money.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { finishWords } from '../words.ts'
import { useLevyStep, type StepProps } from './use-levy-step.tsx'

const CancelForm = z.object({ cancelling: LevyCancelling.omit({ cents: true }) })

interface Props extends StepProps {
  step: 'finish' | 'cancel'
  title: string
  button: string
  done: string
  children?: ReactNode
}

/** Cancels the instalments still to come, with the decision to do so, alone or while the levy is completed. */
const Cancelling = ({ levy, onClose, step, title, button, done, children }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, id, conflict } = useLevyStep(levy, done)
  const form = useContractForm(
    CancelForm,
    { cancelling: { decidedOn: today, decision: '' } },
    { keeps: `levy/${id}/${step}`, over: levy.version },
  )
  const { control } = form
  const { cents } = levy.toCome
  return (
    <StepDialog
      size="lg"
      title={title}
      form={form}
      onSend={({ cancelling }) =>
        send({ params: { id }, body: { step, cancelling: { ...cancelling, cents }, version } })
      }
      onClose={onClose}
      button={button}
      cancel="Keep them"
      danger
      conflict={conflict}
    >
      {children}
      <Alert color="orange">
        <Text size="sm" className="figures">
          {toComeWords(levy.toCome)} They’re cancelled for all units, and this can’t be undone. Instalments that were
          charged stay owed.
        </Text>
      </Alert>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <DayField control={control} name="cancelling.decidedOn" label="Decided on" max={today} withAsterisk />
        <TextField
          control={control}
          name="cancelling.decision"
          label="Resolution or decision"
          description="It stays in the history."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autoComplete="off"
          withAsterisk
        />
      </SimpleGrid>
    </StepDialog>
  )
}

/** Completes a levy of which instalments are still to come, which a decision cancels. */
export const FinishCancelling = (props: StepProps) => (
  <Cancelling
    {...props}
    step="finish"
    title="Complete this special levy?"
    button={`Cancel ${formatMoney(props.levy.toCome.cents)} and complete`}
    done="Special levy completed"
  >
    {finishWords(props.levy).map((words) => (
      <Text key={words} size="sm" className="figures">
        {words}
      </Text>
    ))}
  </Cancelling>
)

/** Cancels what is still to come of a levy that was completed with it. */
export const CancelDialog = (props: StepProps) => (
  <Cancelling
    {...props}
    step="cancel"
    title="Cancel the instalments to come?"
    button={`Cancel ${formatMoney(props.levy.toCome.cents)}`}
    done="Instalments cancelled"
  />
)
