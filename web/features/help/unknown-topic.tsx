import { Notice } from '../../ui/notice.tsx'
import { PageHead } from '../../ui/page-head.tsx'

/** An address of the help that nothing stands at. */
export const UnknownTopic = () => (
  <>
    <PageHead title="Help" noindex />
    <Notice title="Help page not found" picture="empty" link={{ to: '/help', text: 'All topics' }}>
      The address may be incomplete, or the page may have been renamed.
    </Notice>
  </>
)
