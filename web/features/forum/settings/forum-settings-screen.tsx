import { Stack } from '@mantine/core'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { BackLink } from '../../../ui/back-link.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { CategoriesPanel } from './categories-panel.tsx'
import { LookFirstPanel } from './look-first-panel.tsx'

/** How the building runs its forum: the categories with who reads and writes in them, and whose words are looked at first. */
const ForumSettingsScreen = () => (
  <Stack gap="xs" maw={860} mx="auto">
    <BackLink to="/settings#forum">Building settings</BackLink>
    <PageHeader title="Forum settings" text="Every change appears in the moderation log, which everyone can read." />
    <Stack gap="lg">
      <Categories />
      <LookFirst />
    </Stack>
  </Stack>
)
export default ForumSettingsScreen

const Categories = () => {
  const categories = useRoute(api.forumSettings.categories, {}, { staleTime: 0 })
  return (
    <Loaded query={categories} shape="list-item" failed="We couldn’t load the categories.">
      {(kept) => <CategoriesPanel categories={kept} />}
    </Loaded>
  )
}

const LookFirst = () => {
  const settings = useRoute(api.forumSettings.settings, {}, { staleTime: 0 })
  return (
    <Loaded query={settings} shape="form" rows={1} failed="We couldn’t load the settings.">
      {(found) => <LookFirstPanel settings={found} />}
    </Loaded>
  )
}
