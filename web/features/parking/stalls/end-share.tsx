import type { Share } from '../../../../contract/parking/shares.ts'
import { stallLabel } from '../../../../contract/parking/stall-words.ts'
import { api } from '../../../api/api.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { useConfirm } from '../../../ui/use-confirm.tsx'
import { useStallButton } from './use-stall-button.ts'
import { termWords } from './words.ts'

/** Lends no longer, or gives back; where a neighbour counts on it, only after a question. */
export const EndShare = ({ share, words }: { share: Share; words: string }) => {
  const { ask, dialog } = useConfirm()
  const end = useStallButton(api.parking.endShare, 'Loan ended')
  const run = async () => {
    const sure =
      share.takenBy === null ||
      (await ask({
        title: `${words}: stall ${stallLabel(share)}?`,
        text: `Both units will be notified that the loan for ${termWords(share)} has ended.`,
        yes: words,
      }))
    if (!sure) return
    await end.run({ params: { id: share._id }, body: { version: share.version } })
  }
  return (
    <>
      <BusyButton
        variant="subtle"
        busy={end.busy}
        busyText="Saving..."
        aria-label={`${words}: ${stallLabel(share)}, ${termWords(share)}`}
        onClick={() => void run()}
      >
        {words}
      </BusyButton>
      {dialog}
    </>
  )
}
