import { Text } from '@mantine/core'
import { z } from 'zod'
import { FeeChargeFields } from '../../../../../contract/forms/request-bodies.ts'
import type { FeeUnit } from '../../../../../contract/forms/request-fee.ts'
import type { RecordsRequest } from '../../../../../contract/forms/requests.ts'
import { requestNumber } from '../../../../../contract/forms/request-words.ts'
import { formatMoney } from '../../../../../contract/money.ts'
import { documentRequestRule } from '../../../../../law/law.ts'
import { api } from '../../../../api/api.ts'
import { useBuilding } from '../../../../api/building.tsx'
import { useRoute } from '../../../../api/queries.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/form/fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { StepForm } from '../../../../ui/step-dialog.tsx'
import { useToday } from '../../../../ui/use-today.ts'
import { ChargeWordsFields } from '../../../ledger/ledger.ts'
import { useRecordsStep } from './use-records-step.tsx'

interface Props {
  request: RecordsRequest
  onClose: () => void
}

const ChargeForm = FeeChargeFields.extend({
  unitId: z.preprocess((typed) => typed || undefined, z.string('Choose a unit')),
})

/** Charges the quoted fee to the account of a unit that the requester owns. */
export const ChargeFeeDialog = ({ request, onClose }: Props) => {
  const { _id: id, asker, hasAccount } = request
  const units = useRoute(api.forms.recordsFeeUnits, { params: { id } }, { staleTime: 0 })
  const empty = hasAccount
    ? `${asker} isn’t on record as the owner of a unit, so there’s no account to charge. You can still record the fee as paid or waived.`
    : 'No unit has an owner on record, so there’s no account to charge. You can still record the fee as paid or waived.'
  return (
    <Dialog onClose={onClose} title={`Charge the fee for ${requestNumber(request)}`} size="lg">
      <Loaded
        query={units}
        shape="form"
        rows={4}
        failed="We couldn’t load the units."
        empty={<Text size="sm">{empty}</Text>}
      >
        {(found) => <ChargeFeeForm request={request} units={found} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

/** The section that allows the fee, unless no one has compared it with the act. */
const useAuthority = ({ items }: RecordsRequest): string => {
  const fee = documentRequestRule(useBuilding().jurisdiction, items[0]?.kind ?? 'other')?.copyFee
  return fee && !fee.unverified ? (fee.source ?? '') : ''
}

const ChargeFeeForm = ({ request, units, onClose }: Props & { units: readonly FeeUnit[] }) => {
  const { _id: id, fee } = request
  const { send, version, conflict } = useRecordsStep(api.forms.chargeRecordsFee, request, 'Fee charged')
  const form = useContractForm(
    ChargeForm,
    {
      unitId: units.length === 1 ? units[0]!._id : '',
      words: `Copies of records, ${requestNumber(request)}`,
      authority: useAuthority(request),
      dueOn: useToday(),
    },
    { keeps: `records-request/${id}/charge`, mode: 'onSubmit' },
  )
  return (
    <StepForm
      form={form}
      onSend={(charge) => send({ params: { id }, body: { ...charge, version } })}
      onClose={onClose}
      button="Charge fee"
      conflict={conflict}
      failed="We couldn’t charge the fee. Please try again; nothing you typed was lost."
    >
      {fee && (
        <Text size="sm">
          {`This charges ${formatMoney(fee.amountCents)} to today’s owners of the unit. For a different amount, update the quote first.`}
        </Text>
      )}
      <SelectField
        control={form.control}
        name="unitId"
        label="Unit"
        data={units.map(({ _id, unitNumber, owners }) => ({
          value: _id,
          label: `${unitNumber} · ${owners.join(', ')}`,
        }))}
        searchable
        withAsterisk
        placeholder="Unit or owner"
        nothingFoundMessage="No units match"
      />
      <ChargeWordsFields control={form.control} hasAmount={false} />
    </StepForm>
  )
}
