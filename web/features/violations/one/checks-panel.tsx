import type { Violation } from '../../../../contract/violations/violation.ts'
import { OnDemand } from '../../../ui/on-demand.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { checksWords } from '../words.ts'
import { CheckList } from './check-list.tsx'
import type { Asked } from './remedy.tsx'

interface Props {
  one: Violation
  onAsk: (asked: Asked) => void
}

/** What has to be on file before someone is fined: done, or missing with the way to get it done. */
export const ChecksPanel = ({ one, onAsk }: Props) => {
  const { checks, stage, isAboutMe } = one
  if (checks.length === 0 || stage === 'closed') return null
  const list = <CheckList one={one} checks={checks} {...(!isAboutMe && { onAsk })} />
  return (
    <Panel title="Before a fine" text={`Without these steps, a fine could be overturned. ${checksWords(checks)}.`}>
      {checks.some(({ missing }) => missing !== null) ? list : <OnDemand words="Show steps">{list}</OnDemand>}
    </Panel>
  )
}
