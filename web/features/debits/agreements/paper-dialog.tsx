import { z } from 'zod'
import { PaperAgreementDraft } from '../../../../contract/debits/agreement.ts'
import { identityMostChars } from '../../../../contract/limits/debits.ts'
import { localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import {
  BankFields,
  blankAgreement,
  HoldingField,
  firstOfNext,
  ScopeFields,
  shownOfAgreements,
} from '../../ledger/ledger.ts'

const PaperForm = PaperAgreementDraft.extend({
  holdingId: z.preprocess((typed) => typed || undefined, z.string('Choose a unit')),
})

/** Adds an agreement that an owner signed on paper. Nothing typed is kept: an account number belongs in no draft. */
export const PaperDialog = ({ onClose }: { onClose: () => void }) => {
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(PaperForm, {
    ...blankAgreement(firstOfNext(today)),
    ...{ holdingId: '', signedOn: today, identity: '' },
  })
  const { control } = form
  const add = useAction(api.debits.addAgreement, { done: 'Agreement added', refresh: shownOfAgreements })
  return (
    <StepDialog
      size="lg"
      title="Add an agreement signed on paper"
      form={form}
      onSend={(body) => add.send({ body })}
      onClose={onClose}
      button="Add agreement"
      failed="We couldn’t add this agreement. Please try again; nothing you typed was lost."
    >
      <HoldingField control={control} name="holdingId" label="Unit" />
      <BankFields control={control} />
      <ScopeFields control={control} />
      <DayField control={control} name="signedOn" label="Signed on" max={today} withAsterisk />
      <TextField
        control={control}
        name="identity"
        label="How you verified who signed"
        placeholder="Driver’s licence, in person"
        description="Keep the signed agreement: the bank can ask for it."
        maxLength={identityMostChars}
        autoComplete="off"
        withAsterisk
      />
    </StepDialog>
  )
}
