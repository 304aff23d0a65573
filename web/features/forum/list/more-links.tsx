import { Anchor, Stack, UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../../api/api.ts'
import { useRoute } from '../../../api/queries.ts'
import { useRights } from '../../../api/use-rights.ts'
import { NameDialog } from '../settings/name-dialog.tsx'
import classes from './forum-list.module.css'

/** The forum's other pages: what was moderated, what waits, the settings, and how one's own name shows. */
export const MoreLinks = () => {
  const { looksAfter } = useRights()
  const [naming, setNaming] = useState(false)
  return (
    <Stack gap={0} align="flex-start" className={classes.more ?? ''}>
      {looksAfter('forum') && <KeeperLinks />}
      <MoreLink to="/forum/log">Moderation log</MoreLink>
      <UnstyledButton className={classes.link ?? ''} onClick={() => setNaming(true)}>
        My display name
      </UnstyledButton>
      {naming && <NameDialog onClose={() => setNaming(false)} />}
    </Stack>
  )
}

const KeeperLinks = () => {
  const waiting = useRoute(api.moderation.waiting, {}, { staleTime: 0 })
  const count = waiting.data?.count ?? 0
  return (
    <>
      <MoreLink to="/forum/moderation">{count > 0 ? `Moderation (${count})` : 'Moderation'}</MoreLink>
      <MoreLink to="/settings/forum">Forum settings</MoreLink>
    </>
  )
}

const MoreLink = ({ to, children }: { to: string; children: string }) => (
  <Anchor component={Link} to={to} className={classes.link ?? ''}>
    {children}
  </Anchor>
)
