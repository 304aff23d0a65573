import { Button } from '@mantine/core'
import { IconPencilPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { ForumCategory } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { Loaded, NotThere } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { titleOf } from '../words.ts'
import { CategoryNav } from './category-nav.tsx'
import { FilterBar } from './filter-bar.tsx'
import { FoundList } from './found-list.tsx'
import classes from './forum-list.module.css'
import { PostList } from './post-list.tsx'
import { useForumFilters } from './use-forum-filters.ts'

/** The server looks for two letters and more. */
const searchLeastChars = 2

/** The forum: its categories, and the posts of one or of all. `fixed` is the category that the page is about. */
export default function ForumList({ fixed }: { fixed: string | null }) {
  const categories = useRoute(api.forum.categories, {}, { staleTime: 0 })
  return (
    <Loaded query={categories} shape="list-item" failed="We couldn’t load the forum.">
      {(all) => <Forum categories={all} fixed={fixed} />}
    </Loaded>
  )
}

interface Props {
  categories: readonly ForumCategory[]
  fixed: string | null
}

const Forum = ({ categories, fixed }: Props) => {
  const filters = useForumFilters(fixed)
  const chosen = categories.find(({ slug }) => slug === filters.category)
  if (filters.category !== null && !chosen) return <NotThere />
  const searched = filters.search.trim()
  const writable = chosen ? chosen.can.write : categories.some(({ can }) => can.write)
  const write = writable ? <NewPost {...(chosen && { slug: chosen.slug })} /> : null
  return (
    <>
      <PageHeader
        title={chosen ? titleOf(chosen) : 'Community forum'}
        text={chosen ? chosen.about : 'Ask, share and help out. Everyone here lives, owns or works in your building.'}
        actions={write}
      />
      <div className={classes.columns}>
        <CategoryNav categories={categories} chosen={chosen ?? null} />
        <div className={classes.posts}>
          <FilterBar filters={filters} category={chosen ?? null} categories={categories} />
          {searched.length < searchLeastChars ? (
            <PostList filters={filters} category={chosen ?? null} action={write} />
          ) : (
            <FoundList search={searched} category={chosen ?? null} onClear={filters.clear} />
          )}
        </div>
      </div>
    </>
  )
}

const NewPost = ({ slug }: { slug?: string }) => (
  <Button
    component={Link}
    to={slug ? `/forum/new?category=${slug}` : '/forum/new'}
    leftSection={<IconPencilPlus size={18} aria-hidden />}
  >
    Write a post
  </Button>
)
