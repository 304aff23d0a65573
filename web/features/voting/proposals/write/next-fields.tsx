import { Radio, Stack } from '@mantine/core'
import { MomentInput } from '../../../../ui/form/moment-field.tsx'
import { useZone } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'

/** What becomes of a proposal once it is written. */
export type Next = 'draft' | 'discussion' | 'voting'

const labels: Readonly<Record<Next, string>> = {
  draft: 'Keep it as a draft',
  discussion: 'Put it before council to be discussed',
  voting: 'Open the vote at once',
}

interface Props {
  next: Next
  onNext: (next: Next) => void
  closesAt: string
  onClosesAt: (closesAt: string) => void
}

/** What happens once it is saved, and for a vote until when it is open. */
export const NextFields = ({ next, onNext, closesAt, onClosesAt }: Props) => {
  const zone = useZone()
  return (
    <Panel title="What happens next">
      <Radio.Group aria-label="What happens next" value={next} onChange={(chosen) => onNext(chosen)}>
        <Stack gap={0}>
          {(Object.keys(labels) as Next[]).map((key) => (
            <Radio key={key} value={key} label={labels[key]} />
          ))}
        </Stack>
      </Radio.Group>
      {next === 'voting' && (
        <MomentInput
          label="Closes"
          zone={zone}
          value={closesAt}
          onChange={(moment) => moment !== null && onClosesAt(moment)}
          required
        />
      )}
    </Panel>
  )
}
