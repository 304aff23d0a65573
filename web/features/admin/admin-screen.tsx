import { Box } from '@mantine/core'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../ui/page-header.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { ViewLinks } from './view-links.tsx'
import { views } from './views.ts'

/** The platform for its staff: one view at a time, named in the address. */
const AdminScreen = () => {
  const [address] = useSearchParams()
  const { name, title, View } = views.find((view) => view.name === address.get('view')) ?? views[0]
  return (
    <>
      <PageHeader
        title="Administration"
        pageTitle={`${title} – Administration`}
        text="Every building on the platform and its status. A building’s own affairs stay private."
      />
      <ViewLinks shown={name} />
      <Box key={name} mt="lg">
        <Suspense fallback={<Waiting />}>
          <View />
        </Suspense>
      </Box>
    </>
  )
}
export default AdminScreen
