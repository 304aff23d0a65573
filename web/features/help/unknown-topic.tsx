import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** An address of the help that nothing stands at. */
export const UnknownTopic = () => (
  <>
    <PageHead title="Help" noindex />
    <Notice title="There is no such page of the help" picture="empty" link={{ to: '/help', text: 'To all topics' }}>
      The address may be cut short, or the page has another name by now.
    </Notice>
  </>
)
