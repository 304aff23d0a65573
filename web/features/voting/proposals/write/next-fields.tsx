import { Radio, Stack } from '@mantine/core'
import { MomentInput } from '../../../../ui/form/moment-field.tsx'
import { useZone } from '../../../../ui/moments.tsx'
import { Panel } from '../../../../ui/panel.tsx'

/** What becomes of a proposal once it is written. */
export type Next = 'draft' | 'discussion' | 'voting' | 'planned'

/** When a vote opens, where it does so later, and when it closes. */
export interface Window {
  opensAt: string
  closesAt: string
}

const labels: Readonly<Record<Next, string>> = {
  draft: 'Keep as draft',
  discussion: 'Open for council discussion',
  voting: 'Open vote immediately',
  planned: 'Schedule vote',
}

interface Props {
  next: Next
  onNext: (next: Next) => void
  window: Window
  onWindow: (window: Window) => void
}

/** What happens once it is saved, and for a vote from when and until when it is open. */
export const NextFields = ({ next, onNext, window, onWindow }: Props) => {
  const zone = useZone()
  return (
    <Panel title="Next step">
      <Radio.Group aria-label="Next step" value={next} onChange={(chosen) => onNext(chosen)}>
        <Stack gap={0}>
          {(Object.keys(labels) as Next[]).map((key) => (
            <Radio key={key} value={key} label={labels[key]} />
          ))}
        </Stack>
      </Radio.Group>
      {next === 'planned' && (
        <MomentInput
          label="Opens"
          zone={zone}
          value={window.opensAt}
          onChange={(opensAt) => opensAt !== null && onWindow({ ...window, opensAt })}
          required
        />
      )}
      {(next === 'voting' || next === 'planned') && (
        <MomentInput
          label="Closes"
          zone={zone}
          value={window.closesAt}
          onChange={(closesAt) => closesAt !== null && onWindow({ ...window, closesAt })}
          required
        />
      )}
    </Panel>
  )
}
