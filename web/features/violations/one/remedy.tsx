import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { bylawKind } from '../../../../contract/bylaws/bylaw-kind.ts'
import { letterRunKind } from '../../../../contract/forms/letter-kinds.ts'
import { violationStepLabels } from '../../../../contract/violations/violation-words.ts'
import type { PenaltyRemedy, Violation, ViolationStepName } from '../../../../contract/violations/violation.ts'
import { decisionKind } from '../../../../contract/voting/decide-kinds.ts'
import { undelivered } from '../words.ts'

/** The step that a dialog is opened for; of a penalty that is cancelled, which one. */
export interface Asked {
  step: ViolationStepName
  nth?: number
}

type Elsewhere = Exclude<PenaltyRemedy, ViolationStepName | 'wait'>

const isElsewhere = (todo: PenaltyRemedy): todo is Elsewhere =>
  todo === 'deliver' || todo === 'ratify' || todo === 'register'

/** Where what isn’t a step of the case gets done; null where there is nothing to open. */
const linkOf = (todo: Elsewhere, one: Violation): { to: string; words: string } | null => {
  if (todo === 'register')
    return one.bylaw
      ? { to: bylawKind.page(one.bylaw._id), words: 'Open the bylaw or rule' }
      : { to: '/bylaws', words: 'Open the register' }
  if (todo === 'ratify') return one.decision && { to: decisionKind.page(one.decision._id), words: 'Open the decision' }
  const letter = undelivered(one)
  return letter && { to: letterRunKind.page(letter.runId), words: 'Record the delivery' }
}

interface Props {
  one: Violation
  todo: PenaltyRemedy
  onAsk: (asked: Asked) => void
  /** What it gets done, where several are beside each other. */
  of?: string
}

/** The button that gets something done: a step of the case, or the screen where it’s done; nothing where one has to wait. */
export const Remedy = ({ one, todo, onAsk, of }: Props) => {
  if (todo === 'wait') return null
  const look = of === undefined ? { variant: 'filled' } : { variant: 'default' }
  if (isElsewhere(todo)) {
    const link = linkOf(todo, one)
    return (
      link && (
        <Button
          component={Link}
          to={link.to}
          {...look}
          {...(of !== undefined && { 'aria-label': `${link.words}: ${of}` })}
        >
          {link.words}
        </Button>
      )
    )
  }
  if (!one.steps.includes(todo)) return null
  const words = violationStepLabels[todo]
  return (
    <Button
      onClick={() => onAsk({ step: todo })}
      {...look}
      {...(of !== undefined && { 'aria-label': `${words}: ${of}` })}
    >
      {words}
    </Button>
  )
}
