import { counted } from '../../../contract/text.ts'

/** Says how many proposals await the reader's vote, and how many are open at all. */
export const pendingVoteWords = ({ pending, active }: { pending: number; active: number }): string =>
  `You have ${counted(pending, 'proposal')} awaiting your decision, and ${counted(active, 'active proposal')} in total.`
