import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { listPath } from '../words.ts'
import { BylawView } from './bylaw-view.tsx'

/** One bylaw or rule: its text, when it is in force, and the texts before and after it. */
export const OneBylaw = ({ id }: { id: string }) => {
  const bylaw = useRoute(api.bylaws.get, { params: { id } }, { staleTime: 0 })
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={listPath}>Bylaws and rules</BackLink>
      <Loaded query={bylaw} shape="card" failed="We couldn’t load this bylaw or rule.">
        {(found) => <BylawView bylaw={found} />}
      </Loaded>
    </Stack>
  )
}
