import { Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { PostForm } from './post-form.tsx'

/** Writes a new post. */
export default function NewPost() {
  const [search] = useSearchParams()
  const categories = useRoute(api.forum.categories)
  return (
    <Stack gap="xs" maw={760} mx="auto">
      <BackLink to="/forum">Community forum</BackLink>
      <PageHeader title="Write a post" text="Your neighbours will see your name with it." />
      <Loaded query={categories} shape="form" failed="We couldn’t load the form.">
        {(all) => {
          const writable = all.filter(({ can }) => can.write)
          if (writable.length === 0) return <NowhereToWrite />
          return <PostForm categories={writable} asked={search.get('category')} />
        }}
      </Loaded>
    </Stack>
  )
}

const NowhereToWrite = () => (
  <Empty title="You can read here but not post">
    The forum’s moderators decide who can post in each category. Ask them if you think you should have access.
  </Empty>
)
