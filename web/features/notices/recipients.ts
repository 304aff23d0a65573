import type { NoticeAnalytics } from '../../../contract/notices.ts'

export type Recipient = NoticeAnalytics['recipients'][number]
export type RecipientView = 'all' | 'unread' | 'unacknowledged'

const inOrder = new Intl.Collator('en-CA', { numeric: true })

/** The people of a view, by their first unit and then by name. */
export const recipientsShown = (recipients: readonly Recipient[], view: RecipientView): Recipient[] =>
  recipients
    .filter(({ readAt, acknowledgedAt }) => {
      if (view === 'unread') return readAt === null
      return view === 'all' || acknowledgedAt === null
    })
    .toSorted(
      (a, b) => inOrder.compare(a.unitNumbers[0] ?? '', b.unitNumbers[0] ?? '') || inOrder.compare(a.name, b.name),
    )
