import { Alert, Text } from '@mantine/core'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { ApprovalFields, needsDay, SpendingBasis, type SpendingFund } from '../../../contract/spending/report.ts'
import { spendingBasisLabels } from '../../../contract/spending/spending-words.ts'
import { localDateOf } from '../../../contract/time.ts'
import {
  labelsFor,
  operatingApproval,
  operatingBases,
  reserveApproval,
  reserveBases,
  type Jurisdiction,
  type SpendingApproval,
} from '../../../law/law.ts'
import { useBuilding } from '../../api/building.tsx'
import { NativeSelectField } from '../../ui/form/native-select-field.tsx'
import { DayField, TextField } from '../../ui/form/text-fields.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { useZone } from '../../ui/moments.tsx'
import { StepDialog } from '../../ui/step-dialog.tsx'
import { useNow } from '../../ui/use-now.ts'
import { StandsIn } from '../../ui/why.tsx'
import { useSpendingStep, type StepProps } from './use-spending-step.tsx'
import { expenseWords } from './words.ts'

/** Judges all fields at once; in an emergency the day isn’t asked for, and what was typed before is left out. */
const ApproveForm = z
  .object({ basis: SpendingBasis, approvedOn: z.string(), resolution: z.string() })
  .transform(({ basis, approvedOn, resolution }, context) => {
    const said = { basis, approvedOn: basis === 'emergency' || approvedOn === '' ? null : approvedOn, resolution }
    const approval = ApprovalFields.safeParse(said)
    for (const { path, message } of approval.error?.issues ?? [])
      context.addIssue({ code: 'custom', path: [...path], message })
    needsDay(said, context)
    return approval.data ?? z.NEVER
  })

/** The strictest, so that an expense isn’t taken for one that needs less. */
const usualBasis: SpendingBasis = 'otherWork'

const basesOf = (fund: SpendingFund): readonly SpendingBasis[] => (fund === 'reserve' ? reserveBases : operatingBases)

/** Records that owners approved an expense, or that it was an emergency, and says what the law asks for it. */
export const ApproveDialog = ({ spending, onClose }: StepProps) => {
  const labels = labelsFor(useBuilding().jurisdiction)
  const today = localDateOf(useNow(), useZone())
  const { send, version, id, conflict } = useSpendingStep(spending, ({ state }) =>
    state === 'emergency' ? 'Emergency recorded' : 'Approval recorded',
  )
  // Who recorded the expense named its authority then; no one enters it twice.
  const isFilledIn = spending.state === 'unapproved' && spending.authority !== null
  const form = useContractForm(
    ApproveForm,
    {
      basis: spending.basis ?? usualBasis,
      approvedOn: spending.approvedOn ?? '',
      resolution: isFilledIn ? spending.authority! : spending.resolution,
    },
    { keeps: `spending/${id}/approve`, over: spending.version },
  )
  const { control } = form
  const basis = useWatch({ control, name: 'basis' })
  const isEmergency = basis === 'emergency'
  return (
    <StepDialog
      size="lg"
      title={spending.state === 'unapproved' ? 'Record approval' : 'Change approval'}
      form={form}
      onSend={(said) => send({ params: { id }, body: { step: 'approve', ...said, version } })}
      onClose={onClose}
      button={isEmergency ? 'Record emergency' : 'Record approval'}
      failed="We couldn’t record the approval. Please try again; nothing you typed was lost."
      conflict={conflict}
    >
      <Text size="sm" className="figures" style={{ overflowWrap: 'anywhere' }}>
        {expenseWords(spending, labels)}
      </Text>
      <NativeSelectField
        control={control}
        name="basis"
        label="Basis"
        description="This determines which vote is needed."
        data={basesOf(spending.fund).map((value) => ({ value, label: spendingBasisLabels[value] }))}
      />
      <Asked fund={spending.fund} basis={basis} />
      {!isEmergency && <DayField control={control} name="approvedOn" label="Approved on" max={today} withAsterisk />}
      <TextField
        control={control}
        name="resolution"
        label={isEmergency ? 'What happened' : 'Approved by'}
        description={
          isFilledIn &&
          (isEmergency
            ? 'Filled in with the authority that this expense was recorded with. Describe the emergency.'
            : 'The authority that this expense was recorded with.')
        }
        placeholder={isEmergency ? 'Burst pipe in the parkade' : 'Annual general meeting'}
        autoComplete="off"
        withAsterisk
      />
    </StepDialog>
  )
}

/** What the law asks of an expense, by what it rests on; nothing where no act of ours says. */
const Asked = ({ fund, basis }: { fund: SpendingFund; basis: SpendingBasis }) => {
  const asked = approvalAsked(useBuilding().jurisdiction, fund, basis)
  return (
    asked && (
      <Alert color="brand">
        <Text size="sm">
          {asked.why} <StandsIn reason={asked} />
        </Text>
      </Alert>
    )
  )
}

const approvalAsked = (
  jurisdiction: Jurisdiction,
  fund: SpendingFund,
  basis: SpendingBasis,
): SpendingApproval | null => {
  if (fund === 'reserve') return reserveApproval(jurisdiction, basis)
  return basis === 'emergency' ? operatingApproval(jurisdiction, basis) : operatingApproval(jurisdiction, 'otherWork')
}
