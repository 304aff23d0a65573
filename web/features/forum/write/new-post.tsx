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
      <PageHeader title="Write a post" text="Your neighbours read it under your own name." />
      <Loaded query={categories} shape="form" failed="The form could not be loaded.">
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
  <Empty title="You can read here, and not write">
    Whoever looks after the forum says who writes in which category. Ask them if you think you should.
  </Empty>
)
