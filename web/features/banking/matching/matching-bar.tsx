import { Button, Group, Stack, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useState } from 'react'
import type { BankAccount } from '../../../../contract/banking/bank-account.ts'
import { counted } from '../../../../contract/text.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { postedWords } from '../accounts/difference.ts'
import { shownOfBank } from '../shown.ts'
import classes from './matching.module.css'
import { PostDialog } from './post-dialog.tsx'
import { certainIn, counterWords } from './transactions.ts'
import type { Matching } from './use-matching.ts'

interface Props {
  account: BankAccount
  matching: Matching
  isAllToMatch: boolean
  onKeys: () => void
  /** Once the certain ones are matched; meanwhile someone may have gone on. */
  onAccepted: () => void
  /** Once many are posted, and the button is gone. */
  onPosted: () => void
}

const counterId = 'bank-counter'

/** How far the matching is, and what is done with many transactions at once. */
export const MatchingBar = ({ account, matching, isAllToMatch, onKeys, onAccepted, onPosted }: Props) => {
  const { rows, counts, sending } = matching
  const [posting, setPosting] = useState(false)
  const certain = isAllToMatch ? certainIn(rows) : 0
  const openPosting = () => {
    matching.release()
    setPosting(true)
  }
  const posted = (many: number, after: BankAccount) => {
    matching.forget()
    matching.say(postedWords(many, after), after)
    onPosted()
  }
  const all = counts.toMatch + counts.matched
  // While they are posted, the dialog stays.
  if (all === 0 && rows.length === 0 && !posting) return null
  return (
    <Group justify="space-between" align="flex-end" gap="md">
      <Stack gap={6} flex="1 1 14rem" maw={360}>
        <Text fw={600} className="figures" id={counterId}>
          {counterWords(counts)}
        </Text>
        {all > 0 && <ProgressBar value={counts.matched} max={all} aria-labelledby={counterId} />}
      </Stack>
      <Group gap="sm">
        <Button variant="subtle" className={classes['beside'] ?? ''} onClick={onKeys}>
          Keys
        </Button>
        {certain > 0 && (
          <AcceptCertain account={account} certain={certain} matching={matching} onAccepted={onAccepted} />
        )}
        {counts.matched > 0 && (
          <Button disabled={sending.size > 0} onClick={openPosting}>
            Post {counted(counts.matched, 'transaction')}
          </Button>
        )}
      </Group>
      {posting && <PostDialog account={account} onPosted={posted} onClose={() => setPosting(false)} />}
    </Group>
  )
}

interface AcceptProps extends Pick<Props, 'account' | 'matching' | 'onAccepted'> {
  certain: number
}

const AcceptCertain = ({ account: { _id: id }, certain, matching, onAccepted }: AcceptProps) => {
  const accept = useAction(api.banking.accountStep, {
    failed: 'We couldn’t accept these proposals. Nothing has changed; please try again.',
    refresh: shownOfBank,
  })
  const start = async () => {
    matching.release()
    const done = await accept.run({ params: { id }, body: { step: 'acceptCertain' } })
    if (!done) return
    matching.forget()
    matching.say('The certain proposals are accepted.', done)
    onAccepted()
  }
  return (
    <Button
      variant="default"
      leftSection={<IconCircleCheck size={18} aria-hidden />}
      loading={accept.busy}
      disabled={matching.sending.size > 0}
      onClick={() => void start()}
    >
      Accept {certain} certain
    </Button>
  )
}
