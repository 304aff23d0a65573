import type { Handover } from '../../../../../contract/forms/runs.ts'
import { counted } from '../../../../../contract/text.ts'
import { api } from '../../../../api/api.ts'
import { useRefresh } from '../../../../api/queries.ts'
import { toast } from '../../../../api/toast.ts'
import { useAction } from '../../../../api/use-action.ts'
import { shownOfRuns } from '../shown.ts'
import type { WaitingPaper } from './waiting-papers.ts'

/** Notes papers as handed over, one after the other; what was noted before one is refused stays noted. */
export const useHandover = (papers: readonly WaitingPaper[]) => {
  const refresh = useRefresh()
  const handOver = useAction(api.forms.handOver)
  return async (body: Handover): Promise<true> => {
    try {
      for (const { letterId, addresseeId } of papers)
        await handOver.send({ params: { id: letterId, addresseeId }, body })
      toast.success(papers.length === 1 ? 'Delivery recorded' : `${counted(papers.length, 'hand-over')} noted`)
      return true
    } finally {
      await refresh(...shownOfRuns)
    }
  }
}
