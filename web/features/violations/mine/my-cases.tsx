import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { PageHeader } from '../../../ui/page-header.tsx'
import { finesPath, newPath } from '../words.ts'
import { MyList } from './my-list.tsx'

/** What those who don’t manage the building see: what they reported, and what is about them. */
export default function MyCases() {
  return (
    <>
      <PageHeader
        title="Bylaw violations"
        text="Violations you reported, and complaints about your unit."
        actions={
          <>
            <Button component={Link} to={finesPath} variant="default">
              Your fines
            </Button>
            <Button component={Link} to={newPath} leftSection={<IconPlus size={18} aria-hidden />}>
              Report a violation
            </Button>
          </>
        }
      />
      <MyList />
    </>
  )
}
