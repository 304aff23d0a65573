import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { MoveIn, type MoveDesk } from '../../../../contract/units/moves.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Closing } from './closing.tsx'
import { emptyMover, noChoices } from './empty-comer.ts'
import { HandedFields } from './handed-fields.tsx'
import { MoveFrame } from './move-frame.tsx'
import { MoverFields } from './mover-fields.tsx'
import { staleAfterUnit } from '../stale.ts'
import { useRecorded } from './use-recorded.ts'

const titles = ['People and date', 'Fobs, vehicles and pets', 'Review']
const fieldsOf = [
  ['startsOn', 'people', 'leaseEndsOn', 'formKReceivedOn'],
  ['devices', 'vehicles', 'pets'],
] as const
const review = titles.length - 1

const valuesOf = (today: string) => ({
  startsOn: today,
  people: [emptyMover],
  leaseEndsOn: null,
  formKReceivedOn: null,
  devices: [],
  vehicles: [],
  pets: [],
  ...noChoices,
})

/** The three steps of a move in, and the page after it. */
export function MoveInForm({ desk: { unit, today } }: { desk: MoveDesk }) {
  const form = useContractForm(MoveIn, valuesOf(today), { keeps: `unit/${unit._id}/move-in`, mode: 'onSubmit' })
  const [step, setStep] = useState(0)
  const recorded = useRecorded()
  const record = useAction(api.units.recordMoveIn, { refresh: staleAfterUnit })
  const body = useWatch({ control: form.control }) as MoveIn
  const params = { id: unit._id }
  const asked = { enabled: step === review && recorded.outcome === null, staleTime: 0, keepPrevious: true }
  const plan = useRoute(api.units.planMoveIn, { params, body }, asked)
  if (recorded.outcome)
    return <Closing unit={unit} title={`Move into ${unit.unitNumber} recorded`} outcome={recorded.outcome} />
  return (
    <>
      <PageHeader
        title={`Move into ${unit.unitNumber}`}
        text="Tenants, occupants, an owner’s agent, or an owner moving into their unit."
      />
      <MoveFrame
        form={form}
        titles={titles}
        fieldsOf={fieldsOf}
        step={step}
        onStep={setStep}
        plan={plan}
        recorded={recorded}
        onRecord={(values, planned) => recorded.keep(record.send({ params, body: { ...values, planned } }))}
        button="Record move-in"
      >
        {step === 0 ? <MoverFields control={form.control} /> : <HandedFields control={form.control} />}
      </MoveFrame>
    </>
  )
}
