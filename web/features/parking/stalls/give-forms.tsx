import { Text } from '@mantine/core'
import type { z } from 'zod'
import { Id } from '../../../../contract/fields.ts'
import { offerDaysUsual } from '../../../../contract/limits/parking-stalls.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { OfferDraft } from '../../../../contract/parking/waits.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { StepForm } from '../../../ui/step-dialog.tsx'
import { AnyUnitField } from '../../units/units.ts'
import { blankTerms, TermFields, TermsForm } from './term-fields.tsx'
import { useStallStep } from './use-stall-step.tsx'

interface Props {
  stall: Stall
  onDone: () => void
}

const AssignForm = TermsForm.extend({ unitId: Id })

/** Gives a stall to a unit. */
export const GiveForm = ({ stall, onDone }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, conflict } = useStallStep(
    api.parking.assignStall,
    stall,
    `Stall ${stallLabel(stall)} assigned`,
  )
  const form = useContractForm(
    AssignForm,
    { ...blankTerms(stall, today), unitId: '' },
    { keeps: `stall/${stall._id}/assign`, mode: 'onSubmit' },
  )
  const onSend = (body: z.output<typeof AssignForm>) => send({ params: { id: stall._id }, body: { ...body, version } })
  return (
    <StepForm
      form={form}
      onSend={onSend}
      onClose={onDone}
      button="Assign stall"
      label="Assign the stall to a unit"
      conflict={conflict}
    >
      <AnyUnitField control={form.control} name="unitId" label="Unit" withAsterisk />
      <TermFields control={form.control} stall={stall} />
    </StepForm>
  )
}

const OfferForm = TermsForm.extend({ days: OfferDraft.shape.days })

/** Offers a stall to the next in line, on these terms. */
export const OfferToLine = ({ stall, onDone }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const { send, version, conflict } = useStallStep(api.parking.offerStall, stall, 'Offered to the next in line')
  const values = { ...blankTerms(stall, today), days: String(offerDaysUsual) }
  const form = useContractForm(OfferForm, values, { keeps: `stall/${stall._id}/offer`, mode: 'onSubmit' })
  const onSend = (body: z.output<typeof OfferForm>) => send({ params: { id: stall._id }, body: { ...body, version } })
  return (
    <StepForm
      form={form}
      onSend={onSend}
      onClose={onDone}
      button="Offer to the next in line"
      label="Offer the stall to the next in line"
      conflict={conflict}
    >
      <Text size="sm">
        We’ll offer it to the first unit on the waitlist whose preferences match, and hold it for them. If they don’t
        respond, it goes to the next unit.
      </Text>
      <TextField
        control={form.control}
        name="days"
        label="Days to respond"
        inputMode="numeric"
        autoComplete="off"
        withAsterisk
      />
      <TermFields control={form.control} stall={stall} />
    </StepForm>
  )
}
