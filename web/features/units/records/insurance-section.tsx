import { Group, SimpleGrid, Text } from '@mantine/core'
import { InsuranceDraft, type Cover, type Insurance } from '../../../../contract/units/records.ts'
import type { Unit } from '../../../../contract/units/story.ts'
import { formatDate } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { DayField, TextField } from '../../../ui/form/text-fields.tsx'
import { StatusBadge, type Tone } from '../../../ui/status-badge.tsx'
import { PersonField } from './choice-fields.tsx'
import { RecordForm } from './record-form.tsx'
import { RecordSection } from './record-section.tsx'
import { staleAfterUnit } from '../stale.ts'
import { valuesOf } from './unit-record.ts'

const labels = { insurer: 'Insurer', policyNumber: 'Policy number', expiresOn: 'Last day of coverage' }
const empty = { insurer: '', policyNumber: '', expiresOn: '', personId: null }
const states: Readonly<Record<Cover, { words: string; tone: Tone; day: string }>> = {
  valid: { words: 'Covered', tone: 'good', day: 'Covered until' },
  endsSoon: { words: 'Expiring soon', tone: 'waiting', day: 'Covered until' },
  expired: { words: 'Expired', tone: 'bad', day: 'Expired on' },
}

/** The policies of a unit's owners and tenants; one that has run out says so. */
export function InsuranceSection({ unit, insurance }: { unit: Unit; insurance: readonly Insurance[] }) {
  const remove = useAction(api.units.removeInsurance, { done: 'Policy removed', refresh: staleAfterUnit })
  return (
    <RecordSection
      id="insurance"
      title="Insurance"
      items={insurance}
      editable={unit.can.edit}
      add="Add a policy"
      empty={
        unit.can.edit
          ? 'No policy on file. Ask the owner for the insurer and the last day of coverage.'
          : 'You have no policy on file. Send your manager the insurer and the last day of coverage.'
      }
      nameOf={({ insurer }) => `policy with ${insurer}`}
      remove={{
        words: ({ insurer }) => ({
          title: `Remove the policy with ${insurer}?`,
          text: 'It will no longer be listed for this unit. The history is kept.',
          yes: 'Remove policy',
        }),
        run: ({ _id }) => remove.run({ params: { id: unit._id, recordId: _id } }),
      }}
      renderForm={(policy, close) => <InsuranceForm unit={unit} policy={policy} onDone={close} />}
    >
      {({ insurer, policyNumber, personName, expiresOn, cover }) => (
        <>
          <Group gap="xs">
            <Text fw={600}>{insurer}</Text>
            <StatusBadge tone={states[cover].tone}>{states[cover].words}</StatusBadge>
          </Group>
          <Text size="sm" c="dimmed">
            {[`${states[cover].day} ${formatDate(expiresOn)}`, policyNumber && `No. ${policyNumber}`, personName]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </>
      )}
    </RecordSection>
  )
}

function InsuranceForm({ unit, policy, onDone }: { unit: Unit; policy: Insurance | null; onDone(): void }) {
  const add = useAction(api.units.addInsurance, { refresh: staleAfterUnit })
  const change = useAction(api.units.changeInsurance, { refresh: staleAfterUnit })
  return (
    <RecordForm
      keeps={policy ? `policy/${policy._id}` : `unit/${unit._id}/policy`}
      schema={InsuranceDraft}
      version={policy?.version ?? 0}
      initial={policy ? valuesOf(policy, empty) : empty}
      labels={labels}
      label={policy ? `Policy with ${policy.insurer}` : 'New policy'}
      save={policy ? 'Save policy' : 'Add policy'}
      done={policy ? 'Policy saved' : 'Policy added'}
      failed="We couldn’t save the policy. Please try again; nothing you typed was lost."
      send={(body, version) =>
        policy
          ? change.send({ params: { id: unit._id, recordId: policy._id }, body: { ...body, version } })
          : add.send({ params: { id: unit._id }, body })
      }
      onDone={onDone}
    >
      {(control) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm">
          <TextField control={control} name="insurer" label={labels.insurer} withAsterisk />
          <TextField control={control} name="policyNumber" label={labels.policyNumber} />
          <DayField control={control} name="expiresOn" label={labels.expiresOn} />
          <PersonField control={control} name="personId" label="Policyholder" links={unit.links} />
        </SimpleGrid>
      )}
    </RecordForm>
  )
}
