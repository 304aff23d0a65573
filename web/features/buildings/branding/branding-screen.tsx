import { Anchor, Group } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from 'react-router'
import { api } from '../../../api/api.ts'
import { useBuilding } from '../../../api/building.tsx'
import { useRoute } from '../../../api/queries.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { BrandingForm } from './branding-form.tsx'

/** The building's own colours, logo and icon. */
export default function BrandingScreen() {
  const { _id } = useBuilding()
  const branding = useRoute(api.buildings.branding, { params: { id: _id } }, { staleTime: 0 })
  return (
    <>
      <Anchor component={Link} to="/settings" display="inline-block" mb="xs">
        <Group gap={4}>
          <IconArrowLeft size={16} aria-hidden />
          Building settings
        </Group>
      </Anchor>
      <PageHeader
        title="Branding"
        text="Your building’s colors, logo and icon. Text keeps at least 4.5:1 and controls 3:1 in both themes, whatever you pick."
      />
      <Loaded query={branding} shape="form" failed="The branding could not be loaded.">
        {(record) => <BrandingForm key={_id} record={record} />}
      </Loaded>
    </>
  )
}
