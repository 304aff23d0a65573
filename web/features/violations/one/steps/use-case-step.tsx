import { Alert } from '@mantine/core'
import { useState } from 'react'
import { violationStageLabels } from '../../../../../contract/violations/violation-words.ts'
import { violationKind } from '../../../../../contract/violations/violation-kind.ts'
import type { ViolationStep } from '../../../../../contract/violations/bodies.ts'
import type { MissingStep, Violation, ViolationStepName } from '../../../../../contract/violations/violation.ts'
import { api } from '../../../../api/api.ts'
import { missingOf } from '../../../../api/errors.ts'
import { useRecordStep } from '../../../../api/use-record-step.ts'
import { RecordConflict } from '../../../../ui/conflict.tsx'
import { shownOfViolations } from '../../shown.ts'
import { CheckList } from '../check-list.tsx'

/** What each dialog of a step takes. */
export interface StepProps {
  one: Violation
  onClose: () => void
}

type Unversioned<Step> = Step extends unknown ? Omit<Step, 'version'> : never
/** A step as its dialog says it. */
export type Said = Unversioned<ViolationStep>

const words = ({ stage }: Violation): string =>
  `The case is now: ${violationStageLabels[stage].toLowerCase()}. Your changes weren’t saved; check them and send them again.`

/** Takes a step with a case; `conflict` says when someone else was quicker, and which steps have to come first. */
export const useCaseStep = (one: Violation, step: ViolationStepName) => {
  const [missing, setMissing] = useState<readonly MissingStep[]>([])
  const { send, theirs, version } = useRecordStep(api.violations.step, one, {
    done: violationKind.history.actions[step],
    shown: shownOfViolations,
  })
  const take = async (said: Said) => {
    setMissing([])
    try {
      return await send({ params: { id: one._id }, body: { ...said, version } })
    } catch (error) {
      const steps = missingOf(error) as MissingStep[] | null
      if (steps === null) throw error
      setMissing(steps)
      return undefined
    }
  }
  const conflict = (
    <>
      <RecordConflict theirs={theirs} title="Someone else just changed this case" words={words} />
      <Missing one={one} steps={missing} />
    </>
  )
  return { take, conflict }
}

/** The steps that have to come first. */
const Missing = ({ one, steps }: { one: Violation; steps: readonly MissingStep[] }) =>
  steps.length > 0 && (
    <Alert color="orange" role="alert" title="These steps have to come first">
      <CheckList one={one} checks={steps.map((missing) => ({ step: missing.step, missing }))} />
    </Alert>
  )
