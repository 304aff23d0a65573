import { useState } from 'react'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import type { Stall, StallTerm } from '../../../../contract/parking/stalls.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { GiveForm, OfferToLine } from './give-forms.tsx'
import { StallForm } from './stall-form.tsx'
import { StallView } from './stall-view.tsx'
import { EndForm, RenewForm } from './term-forms.tsx'

/** What is done with a stall in its dialog. */
export type Step = { name: 'look' | 'change' | 'give' | 'offer' } | { name: 'renew' | 'end'; term: StallTerm }

/** One stall: who has it, had it and borrows it, and what can be done. */
export const StallDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const stall = useRoute(api.parking.getStall, { params: { id } })
  return (
    <Dialog onClose={onClose} size="lg" title={stall.data ? `Stall ${stallLabel(stall.data)}` : 'Stall'}>
      <Loaded query={stall} failed="We couldn’t load the stall.">
        {(known) => <Steps stall={known} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

const Steps = ({ stall, onClose }: { stall: Stall; onClose: () => void }) => {
  const [step, setStep] = useState<Step>({ name: 'look' })
  const back = () => setStep({ name: 'look' })
  if (step.name === 'change') return <StallForm stall={stall} onDone={back} />
  if (step.name === 'give') return <GiveForm stall={stall} onDone={back} />
  if (step.name === 'offer') return <OfferToLine stall={stall} onDone={back} />
  if (step.name === 'renew') return <RenewForm stall={stall} term={step.term} onDone={back} />
  if (step.name === 'end') return <EndForm stall={stall} term={step.term} onDone={back} />
  return <StallView stall={stall} onStep={setStep} onGone={onClose} />
}
