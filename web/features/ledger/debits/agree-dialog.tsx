import { List, Paper, Text } from '@mantine/core'
import { useId } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import { z } from 'zod'
import { AgreementDraft, type OwnDebits } from '../../../../contract/debits/agreement.ts'
import { agreementWords } from '../../../../contract/debits/debit-words.ts'
import { formatDate, localDateOf } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { useZone } from '../../../ui/moments.tsx'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { useNow } from '../../../ui/use-now.ts'
import { BankFields, blankAgreement, ScopeFields } from './agreement-fields.tsx'
import { firstOfNext } from './agreement-words.ts'
import { shownOfAgreements } from './shown.ts'

const AgreeForm = AgreementDraft.extend({ agrees: z.boolean().pipe(AgreementDraft.shape.agrees) })

interface Props {
  own: OwnDebits
  unit: OwnDebits['units'][number]
  onClose: () => void
}

/** An owner agrees to debits, or replaces an agreement. Nothing typed is kept: an account number belongs in no draft. */
export const AgreeDialog = ({ own, unit: { holdingId, unitNumber, agreement }, onClose }: Props) => {
  const today = localDateOf(useNow(), useZone())
  const form = useContractForm(AgreeForm, {
    ...blankAgreement(firstOfNext(today)),
    ...(agreement && {
      ...{ covers: agreement.covers, isBusiness: agreement.isBusiness, payerName: agreement.payerName },
      ...{ startsOn: agreement.startsOn, isNoticeWaived: agreement.isNoticeWaived },
    }),
    holdingId,
    agrees: false,
  })
  const { control } = form
  const agree = useAction(api.debits.agree, {
    done: agreement ? 'Account changed' : 'Pre-authorized debit set up',
    refresh: shownOfAgreements,
  })
  return (
    <StepDialog
      size="lg"
      title={agreement ? 'Change the account' : `Pre-authorized debit for unit ${unitNumber}`}
      form={form}
      onSend={(body) => agree.send({ body })}
      onClose={onClose}
      button={agreement ? 'Change the account' : 'Set up pre-authorized debit'}
      failed="We couldn’t save your agreement. Please try again; nothing you typed was lost."
    >
      {agreement && (
        <Text size="sm">
          This replaces your agreement of {formatDate(agreement.agreedOn)}. You’ll be notified of the amount again
          before it’s debited from the new account.
        </Text>
      )}
      <BankFields control={control} />
      <ScopeFields control={control} earliest={agreement?.startsOn} />
      <Sentences control={control} own={own} unitNumber={unitNumber} />
      <CheckboxField control={control} name="agrees" label="I agree" />
    </StepDialog>
  )
}

interface SentencesProps {
  control: Control<z.input<typeof AgreeForm>, unknown, z.output<typeof AgreeForm>>
  own: OwnDebits
  unitNumber: string
}

/** What the owner agrees to, as the fields above make it. */
const Sentences = ({ control, own: { payee, contact }, unitNumber }: SentencesProps) => {
  const id = useId()
  const [covers, isBusiness, isNoticeWaived] = useWatch({ control, name: ['covers', 'isBusiness', 'isNoticeWaived'] })
  const words = agreementWords({
    ...{ payee, contact, unitNumber, covers },
    ...{ isBusiness: isBusiness === true, isNoticeWaived: isNoticeWaived === true },
  })
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <Text id={id} fw={600} mb="xs">
        Your agreement
      </Text>
      <List size="sm" spacing="xs" style={{ overflowWrap: 'anywhere' }}>
        {words.map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Paper>
  )
}
