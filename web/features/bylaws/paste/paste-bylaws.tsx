import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { NeedsSet } from '../needs-set.tsx'
import { listPath } from '../words.ts'
import { PasteEditor } from './paste-editor.tsx'

/** Adding several bylaws or rules that are pasted as one text. */
export const PasteBylaws = () => {
  const sets = useRoute(api.bylaws.sets)
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={listPath}>Bylaws and rules</BackLink>
      <PageHeader
        title="Paste bylaws or rules"
        text="Paste the whole text, check how it’s split by its numbers, and add everything in one step."
      />
      <Loaded query={sets} shape="form" failed="We couldn’t load the sets." empty={<NeedsSet />}>
        {(found) => <PasteEditor sets={found} />}
      </Loaded>
    </Stack>
  )
}
