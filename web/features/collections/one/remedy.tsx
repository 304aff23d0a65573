import { Button } from '@mantine/core'
import type { Collection, CollectionRemedy } from '../../../../contract/collections/collection.ts'
import { stepLabelsWith } from '../words.ts'
import { askedFor, type Asked } from './asked.ts'

interface Props {
  one: Collection
  todo: CollectionRemedy
  onAsk: (asked: Asked) => void
  /** What it gets done, where several are beside each other. */
  of?: string
}

/** The button that gets something done; nothing where one has to wait, or isn’t one of those who keep the books. */
export const Remedy = ({ one, todo, onAsk, of }: Props) => {
  if (todo === 'wait' || !one.steps.includes(todo)) return null
  const asked = askedFor(one, todo)
  if (asked === null) return null
  const label = stepLabelsWith(one.words)[todo]
  return (
    <Button
      onClick={() => onAsk(asked)}
      {...(of === undefined ? { variant: 'filled' } : { variant: 'default', 'aria-label': `${label}: ${of}` })}
    >
      {label}
    </Button>
  )
}
