import { List, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { TermEnd, type Council, type CouncilTerm } from '../../../../contract/units/council.ts'
import { councilDoubts, labelsFor } from '../../../../law/law.ts'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRecordStep } from '../../../api/use-record-step.ts'
import { RecordConflict } from '../../../ui/conflict.tsx'
import { CheckboxField } from '../../../ui/form/fields.tsx'
import { DayField } from '../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../ui/form/use-contract-form.ts'
import { StepDialog } from '../../../ui/step-dialog.tsx'
import { CouncilDoubts } from './council-doubts.tsx'
import { staleAfterTerm } from './stale.ts'
import { endLines, seatsWithout, termLines } from './term-words.ts'

interface Props {
  term: CouncilTerm
  council: Council
  onClose(): void
}

/** Sends the end of a term; a term that changed meanwhile is shown anew, and nothing is ended. */
const useEnding = ({ term }: Props, atOnce: boolean) => {
  const form = useContractForm(TermEnd, { version: term.version, lastDay: '', ownRoleEnds: false })
  const { send, theirs, version } = useRecordStep(api.units.endTerm, term, {
    done: term.state === 'coming' ? `${term.name}’s appointment was withdrawn` : `End of ${term.name}’s term recorded`,
    shown: staleAfterTerm,
  })
  const end = async ({ ownRoleEnds, lastDay }: TermEnd) => {
    if (!atOnce && lastDay === null) return form.setError('lastDay', { message: 'Choose a date' })
    return send({ params: { id: term._id }, body: { ownRoleEnds, lastDay: atOnce ? null : lastDay, version } })
  }
  return { form, end, theirs }
}

/** Ends a term at once or with a day, or takes back one that has not begun; says before the click what follows. */
export function EndTerm(props: Props) {
  const { term, council, onClose } = props
  const [atOnce, setAtOnce] = useState(true)
  const { form, end, theirs } = useEnding(props, atOnce)
  const shown = theirs ?? term
  const isComing = shown.state === 'coming'
  return (
    <StepDialog
      title={isComing ? `Withdraw ${term.name}’s appointment?` : `End ${term.name}’s term?`}
      form={form}
      onSend={end}
      onClose={onClose}
      button={isComing ? 'Withdraw' : 'End term'}
      busyText="Ending..."
      failed="We couldn’t end the term. Nothing has changed; please try again."
      danger
      conflict={
        <RecordConflict
          theirs={theirs}
          title="Someone else just changed this term"
          words={nothingEnded}
          lines={termLines}
        />
      }
    >
      {!isComing && <When atOnce={atOnce} onChange={setAtOnce} />}
      {atOnce ? <Consequences term={shown} council={council} /> : <LastDay form={form} today={council.today} />}
      {atOnce && !isComing && shown.isMe && (
        <CheckboxField control={form.control} name="ownRoleEnds" label="This is my own term, and I want to end it" />
      )}
    </StepDialog>
  )
}

const nothingEnded = () => 'Nothing was ended. It now reads:'

const When = ({ atOnce, onChange }: { atOnce: boolean; onChange(atOnce: boolean): void }) => (
  <Radio.Group label="When" value={atOnce ? 'now' : 'day'} onChange={(when) => onChange(when === 'now')}>
    <Stack gap={0}>
      <Radio value="now" label="Immediately" py="sm" />
      <Radio value="day" label="On a chosen date" py="sm" />
    </Stack>
  </Radio.Group>
)

const LastDay = ({ form, today }: { form: ReturnType<typeof useEnding>['form']; today: string }) => {
  const { councilMember } = labelsFor(useBuilding().jurisdiction)
  return (
    <>
      <DayField control={form.control} name="lastDay" label="Last day" min={today} />
      <Text size="sm" c="dimmed">
        They stay {councilMember.one} through the end of that day, and are notified then.
      </Text>
    </>
  )
}

/** What ending the term at once brings about, and what is odd by law about those who are left. */
const Consequences = ({ term, council }: Pick<Props, 'term' | 'council'>) => {
  const { jurisdiction } = useBuilding()
  const left = seatsWithout(council, term)
  return (
    <>
      <List size="sm" spacing={6} style={{ overflowWrap: 'anywhere' }}>
        {endLines(term, left, labelsFor(jurisdiction)).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      {term.state === 'running' && (
        <CouncilDoubts doubts={councilDoubts(jurisdiction, left, { lots: council.lots, owners: council.owners })} />
      )}
    </>
  )
}
