import { Checkbox, Stack, Text } from '@mantine/core'
import { useController } from 'react-hook-form'
import type { z } from 'zod'
import { ratifiedAtOnceMost } from '../../../../../contract/limits/decide.ts'
import { counted } from '../../../../../contract/text.ts'
import { formatDate, localDateOf } from '../../../../../contract/time.ts'
import { RatificationDraft, type DecisionSummary } from '../../../../../contract/voting/decisions.ts'
import { api } from '../../../../api/api.ts'
import { useList } from '../../../../api/queries.ts'
import { useAction } from '../../../../api/use-action.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx'
import { DayField } from '../../../../ui/form/text-fields.tsx'
import { useContractForm } from '../../../../ui/form/use-contract-form.ts'
import { Loaded } from '../../../../ui/loaded.tsx'
import { useZone } from '../../../../ui/moments.tsx'
import { StepForm } from '../../../../ui/step-dialog.tsx'
import { useNow } from '../../../../ui/use-now.ts'
import { shownOfDecisions } from '../shown.ts'

interface Props {
  onClose: () => void
}

/** Notes that a meeting ratified decisions made between meetings: those that are chosen, at the meeting of a day. */
export const RatifyDialog = ({ onClose }: Props) => {
  const list = useList(
    api.decisions.list,
    { query: { ratified: 'awaits', limit: ratifiedAtOnceMost } },
    { staleTime: 0 },
  )
  const { items, error, isError, refetch } = list
  return (
    <Dialog onClose={onClose} title="Ratify at a meeting" size="lg">
      <Loaded
        query={{ data: items, error, isError, refetch }}
        shape="form"
        failed="We couldn’t load the decisions awaiting ratification."
        empty={<Text>No decisions are awaiting ratification.</Text>}
      >
        {(found) => <Choosing decisions={found} onClose={onClose} />}
      </Loaded>
    </Dialog>
  )
}

/** That the wire may also carry the list as text is nothing this form does. */
const RatifyForm = RatificationDraft as z.ZodType<RatificationDraft, RatificationDraft>

const Choosing = ({ decisions, onClose }: Props & { decisions: readonly DecisionSummary[] }) => {
  const today = localDateOf(useNow(), useZone())
  const ratify = useAction(api.decisions.ratify, {
    done: (ratified) => `${counted(ratified.length, 'decision')} ratified`,
    refresh: shownOfDecisions,
  })
  const all = decisions.map(({ _id }) => _id)
  const form = useContractForm(
    RatifyForm,
    { decisionIds: all, meetingOn: today, minutes: '' },
    { keeps: 'ratification' },
  )
  const { field, fieldState } = useController({ control: form.control, name: 'decisionIds' })
  return (
    <StepForm form={form} onSend={(body) => ratify.send({ body })} onClose={onClose} button="Ratify">
      <Checkbox.Group
        label="Decisions ratified"
        value={field.value}
        onChange={field.onChange}
        error={fieldState.error?.message}
      >
        <Stack gap={0} mt="xs">
          {decisions.map(({ _id, number, title, decidedOn }) => (
            <Checkbox key={_id} value={_id} label={`${number}: ${title}`} description={formatDate(decidedOn)} my={4} />
          ))}
        </Stack>
      </Checkbox.Group>
      <DayField control={form.control} name="meetingOn" label="Meeting date" max={today} withAsterisk />
      <TextAreaField control={form.control} name="minutes" label="Text in the minutes (optional)" minRows={2} />
    </StepForm>
  )
}
