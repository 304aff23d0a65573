import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { isAbsent } from '../../../api/errors.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { placeOf, titleOf } from '../words.ts'
import { PostView } from './post-view.tsx'

/** One post with all that was said about it; what was hidden or deleted meanwhile goes from an open page as well. */
export default function OnePost({ id }: { id: string }) {
  const post = useRoute(api.forum.get, { params: { id } }, { staleTime: 0 })
  const { error, isError, refetch } = post
  const data = isAbsent(error) ? undefined : post.data
  const category = data?.category
  return (
    <Stack gap="xs" maw={860} mx="auto">
      <BackLink to={category ? placeOf(category.slug) : '/forum'}>
        {category ? titleOf(category) : 'Community forum'}
      </BackLink>
      <Loaded query={{ data, error, isError, refetch }} shape="card" failed="We couldn’t load this post.">
        {(found) => <PostView post={found} />}
      </Loaded>
    </Stack>
  )
}
