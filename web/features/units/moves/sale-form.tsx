import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { Sale, type MoveDesk } from '../../../../contract/units/moves.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Closing } from './closing.tsx'
import { emptyBuyer, noChoices } from './empty-comer.ts'
import { MoveFrame } from './move-frame.tsx'
import { BuyerFields, SellerFields } from './sale-fields.tsx'
import { staleAfterUnit } from '../stale.ts'
import { useRecorded } from './use-recorded.ts'

const titles = ['Sellers and date', 'Buyers', 'Review']
const fieldsOf = [['completesOn', 'sellerIds', 'endingIds'], ['buyers']] as const
const review = titles.length - 1

const valuesOf = ({ today, ties }: MoveDesk) => {
  const running = ties.filter(({ to }) => to === null)
  const owners = running.filter(({ role }) => role === 'owner')
  // A family leaves with the owner who lived there, an agent with whom they act for; tenants stay.
  const livedHere = owners.some(({ occupiesUnit }) => occupiesUnit)
  const leaving = running.filter(({ role }) => role === 'agent' || (role === 'occupant' && livedHere))
  return {
    completesOn: today,
    sellerIds: owners.map(({ _id }) => _id),
    endingIds: leaving.map(({ _id }) => _id),
    buyers: [emptyBuyer],
    ...noChoices,
  }
}

/** The three steps of a sale, and the page after it. What was typed stays, whatever becomes of a save. */
export function SaleForm({ desk }: { desk: MoveDesk }) {
  const { unit, ties } = desk
  const form = useContractForm(Sale, valuesOf(desk), { keeps: `unit/${unit._id}/sale` })
  const [step, setStep] = useState(0)
  const recorded = useRecorded()
  const record = useAction(api.units.recordSale, { refresh: staleAfterUnit })
  const body = useWatch({ control: form.control }) as Sale
  const params = { id: unit._id }
  const asked = { enabled: step === review && recorded.outcome === null, staleTime: 0, keepPrevious: true }
  const plan = useRoute(api.units.planSale, { params, body }, asked)
  if (recorded.outcome)
    return <Closing unit={unit} title={`Sale of ${unit.unitNumber} recorded`} outcome={recorded.outcome} />
  const owned = ties.some(({ role }) => role === 'owner')
  return (
    <>
      <PageHeader
        title={`Record the sale of ${unit.unitNumber}`}
        text="Anyone leaving loses access on the completion date."
      />
      {owned ? (
        <MoveFrame
          form={form}
          titles={titles}
          fieldsOf={fieldsOf}
          step={step}
          onStep={setStep}
          plan={plan}
          recorded={recorded}
          onRecord={(values, planned) => recorded.keep(record.send({ params, body: { ...values, planned } }))}
          button="Record sale"
        >
          {step === 0 ? <SellerFields control={form.control} ties={ties} /> : <BuyerFields control={form.control} />}
        </MoveFrame>
      ) : (
        <Empty title="No owner recorded" picture="building">
          Add the owner first, through the roster or on the unit’s page.
        </Empty>
      )}
    </>
  )
}
