import { Radio, Stack } from '@mantine/core'
import { useController, useWatch, type Control } from 'react-hook-form'
import { emergencyLastsMs } from '../../../contract/limits.ts'
import type { Instant } from '../../../contract/time.ts'
import { MomentInput } from '../../ui/form/moment-field.tsx'
import { useZone } from '../../ui/moments.tsx'
import { useNow } from '../../ui/use-now.ts'
import { tomorrowMorning } from './moments.ts'
import type { NoticeValues } from './notice-values.ts'

const dayMs = 24 * 60 * 60 * 1000

interface Props {
  control: Control<NoticeValues, unknown, NoticeValues>
  name: 'publishDate' | 'expiresAt'
  question: string
  never: string
  at: string
  /** What a moment that has passed means. */
  passed?: string
  label: string
  note?: string | undefined
  first: (now: Instant, zone: string) => Instant
}

/** One of two ways: the usual one, which needs no date, or a date and time by the building's clocks. */
function OptionalMoment({ control, name, question, never, at, passed, label, note, first }: Props) {
  const zone = useZone()
  const now = useNow()
  const { field, fieldState } = useController({ control, name })
  return (
    <Stack gap="xs">
      <Radio.Group
        label={question}
        description={note}
        value={field.value === null ? 'never' : 'at'}
        onChange={(way) => field.onChange(way === 'at' ? first(now, zone) : null)}
      >
        <Stack gap="xs" mt={6}>
          <Radio value="never" label={never} />
          <Radio value="at" label={at} />
        </Stack>
      </Radio.Group>
      {field.value !== null && (
        <MomentInput
          label={label}
          zone={zone}
          value={field.value}
          onChange={(moment) => moment !== null && field.onChange(moment)}
          onBlur={field.onBlur}
          {...(field.value <= now && { description: passed })}
          error={fieldState.error?.message}
        />
      )}
    </Stack>
  )
}

/** When the notice goes out. */
export const PublishField = ({ control }: Pick<Props, 'control'>) => (
  <OptionalMoment
    control={control}
    name="publishDate"
    question="Send time"
    never="Right away"
    at="At a date and time"
    passed="This time has passed, so the notice will go out right away."
    label="Send on"
    first={tomorrowMorning}
  />
)

/** When the notice stops standing; an emergency always ends. */
export const ExpiryField = ({ control }: Pick<Props, 'control'>) => {
  const emergency = useWatch({ control, name: 'type' }) === 'emergency'
  const days = emergencyLastsMs / dayMs
  return (
    <OptionalMoment
      control={control}
      name="expiresAt"
      question="Keep posted"
      never={emergency ? `For ${days} days` : 'Until it’s deleted'}
      at="Until a date and time"
      label="Keep posted until"
      note={emergency ? 'Emergency notices always have an end date.' : undefined}
      first={tomorrowMorning}
    />
  )
}
