import { Text } from '@mantine/core'
import type { z } from 'zod'
import { Id } from '../../../../contract/fields.ts'
import { offerDaysUsual } from '../../../../contract/limits/parking-stalls.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { Stall } from '../../../../contract/parking/stalls.ts'
import { OfferDraft } from '../../../../contract/parking/waits.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { Form } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { AnyUnitField } from '../../units/units.ts'
import { FormButtons } from './form-buttons.tsx'
import { StallConflict } from './stall-conflict.tsx'
import { blankTerms, TermFields, TermsForm } from './term-fields.tsx'
import { useStallStep } from './use-stall-step.ts'

interface Props {
  stall: Stall
  onDone: () => void
}

const failed = 'We couldn’t save this. Please try again; nothing you typed was lost.'

const AssignForm = TermsForm.extend({ unitId: Id })

/** Gives a stall to a unit. */
export const GiveForm = ({ stall, onDone }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const step = useStallStep(api.parking.assignStall, {
    from: stall.version,
    done: `Stall ${stallLabel(stall)} assigned`,
  })
  const form = useContractForm(
    AssignForm,
    { ...blankTerms(stall, today), unitId: '' },
    { keeps: `stall/${stall._id}/assign`, mode: 'onSubmit' },
  )
  const send = async (body: z.output<typeof AssignForm>) => {
    if (await step.send({ params: { id: stall._id }, body: { ...body, version: step.version } })) onDone()
  }
  return (
    <Form form={form} onSend={send} failed={failed} label="Assign the stall to a unit">
      <StallConflict theirs={step.theirs} />
      <AnyUnitField control={form.control} name="unitId" label="Unit" withAsterisk />
      <TermFields control={form.control} stall={stall} />
      <FormButtons yes="Assign stall" onBack={onDone} />
    </Form>
  )
}

const OfferForm = TermsForm.extend({ days: OfferDraft.shape.days })

/** Offers a stall to the next in line, on these terms. */
export const OfferToLine = ({ stall, onDone }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const step = useStallStep(api.parking.offerStall, { from: stall.version, done: 'Offered to the next in line' })
  const values = { ...blankTerms(stall, today), days: String(offerDaysUsual) }
  const form = useContractForm(OfferForm, values, { keeps: `stall/${stall._id}/offer`, mode: 'onSubmit' })
  const send = async (body: z.output<typeof OfferForm>) => {
    if (await step.send({ params: { id: stall._id }, body: { ...body, version: step.version } })) onDone()
  }
  return (
    <Form form={form} onSend={send} failed={failed} label="Offer the stall to the next in line">
      <StallConflict theirs={step.theirs} />
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
      <FormButtons yes="Offer to the next in line" onBack={onDone} />
    </Form>
  )
}
