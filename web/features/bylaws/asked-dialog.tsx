import type { ComponentType } from 'react'
import type { Bylaw, BylawStepName, OneBylaw } from '../../../contract/bylaws/bylaw.ts'
import { NotifyDialog } from './list/notify-dialog.tsx'
import { SetsDialog } from './list/sets-dialog.tsx'
import {
  DiscardDialog,
  FileDialog,
  LapseDialog,
  RatifyDialog,
  ReinstateDialog,
  RepealDialog,
  UnratifyDialog,
} from './one/step-dialogs.tsx'
import type { StepProps } from './one/use-bylaw-step.tsx'

/** What a dialog is opened for: a step of a text, changes to announce, or the sets. */
export type Asked =
  | { for: BylawStepName; bylaw: OneBylaw }
  | { for: 'changes'; bylaws: readonly Bylaw[] }
  | { for: 'sets' }

interface Props {
  asked: Asked
  onClose: () => void
}

const steps: Readonly<Record<BylawStepName, ComponentType<StepProps>>> = {
  file: FileDialog,
  ratify: RatifyDialog,
  unratify: UnratifyDialog,
  lapse: LapseDialog,
  repeal: RepealDialog,
  reinstate: ReinstateDialog,
  discard: DiscardDialog,
}

/** The dialogs of those who manage the building: no one else loads their code. */
export default function AskedDialog({ asked, onClose }: Props) {
  if (asked.for === 'sets') return <SetsDialog onClose={onClose} />
  if (asked.for === 'changes') return <NotifyDialog bylaws={asked.bylaws} onClose={onClose} />
  const Step = steps[asked.for]
  return <Step bylaw={asked.bylaw} onClose={onClose} />
}
