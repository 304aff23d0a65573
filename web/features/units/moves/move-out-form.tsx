import { Card, Stack } from '@mantine/core'
import { useState } from 'react'
import { useWatch, type Control } from 'react-hook-form'
import type { z } from 'zod'
import { MoveOut, type MoveDesk } from '../../../../contract/units/moves.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useAction } from '../../../api/use-action.ts'
import { Empty } from '../../../ui/empty.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Section } from '../../../ui/section.tsx'
import { Closing } from './closing.tsx'
import { MailingFields } from './comer-fields.tsx'
import { noChoices, noForwarding } from './empty-comer.ts'
import { MoveFrame } from './move-frame.tsx'
import { TieChoice } from './tie-choice.tsx'
import { staleAfterUnit } from '../stale.ts'
import { useRecorded } from './use-recorded.ts'

const titles = ['People and date', 'Review']
const fieldsOf = [['lastDay', 'tieIds', 'forwarding']] as const
const review = titles.length - 1

/** Those who can move out: whoever rents or lives there, and agents. */
const mayLeave = ({ role, occupiesUnit, to }: MoveDesk['ties'][number]) =>
  (role === 'owner' ? occupiesUnit : true) && to === null

const valuesOf = ({ today, ties }: MoveDesk) => ({
  lastDay: today,
  tieIds: ties.filter((tie) => tie.role === 'tenant' && mayLeave(tie)).map(({ _id }) => _id),
  forwarding: noForwarding,
  ...noChoices,
})

/** The two steps of a move out, and the page after it. */
export function MoveOutForm({ desk }: { desk: MoveDesk }) {
  const { unit, ties } = desk
  const form = useContractForm(MoveOut, valuesOf(desk), { keeps: `unit/${unit._id}/move-out` })
  const [step, setStep] = useState(0)
  const recorded = useRecorded()
  const record = useAction(api.units.recordMoveOut, { refresh: staleAfterUnit })
  const body = useWatch({ control: form.control }) as MoveOut
  const params = { id: unit._id }
  const asked = { enabled: step === review && recorded.outcome === null, staleTime: 0, keepPrevious: true }
  const plan = useRoute(api.units.planMoveOut, { params, body }, asked)
  if (recorded.outcome)
    return <Closing unit={unit} title={`Move out of ${unit.unitNumber} recorded`} outcome={recorded.outcome} />
  return (
    <>
      <PageHeader
        title={`Move out of ${unit.unitNumber}`}
        text="Anyone with no other link to the building loses access after the last day."
      />
      {ties.some(mayLeave) ? (
        <MoveFrame
          form={form}
          titles={titles}
          fieldsOf={fieldsOf}
          step={step}
          onStep={setStep}
          plan={plan}
          recorded={recorded}
          onRecord={(values, planned) => recorded.keep(record.send({ params, body: { ...values, planned } }))}
          button="Record move-out"
        >
          <LeaverFields control={form.control} ties={ties.filter(mayLeave)} />
        </MoveFrame>
      ) : (
        <Empty title="No one lives here" picture="building">
          No one is recorded as living in this unit, so there is no one to move out.
        </Empty>
      )}
    </>
  )
}

interface Props {
  control: Control<z.input<typeof MoveOut>, unknown, MoveOut>
  ties: MoveDesk['ties']
}

const LeaverFields = ({ control, ties }: Props) => (
  <Card>
    <Stack gap="lg">
      <DayField
        control={control}
        name="lastDay"
        label="Last day"
        description="This day is included."
        required
        maw={320}
      />
      <TieChoice
        control={control}
        name="tieIds"
        label="Who is moving out?"
        description="An owner who moves out is still the owner; record a sale to end ownership."
        ties={ties}
      />
      <Section title="Forwarding address (optional)">
        <MailingFields control={control} path={(name) => `forwarding.${name}` as 'forwarding.mailingCity'} />
      </Section>
    </Stack>
  </Card>
)
