import { Card, Stack, Text, Title } from '@mantine/core'
import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { ForumPostRow } from '../../../../contract/forum/post.ts'
import { formatRelative, type Instant } from '../../../../contract/time.ts'
import { api } from '../../../api/api.ts'
import { useFile } from '../../../api/use-file.ts'
import { PostMarks } from '../post-marks.tsx'
import { authorWords, pageOf, priceWords } from '../words.ts'
import classes from './post-row.module.css'

/** Something offered in a marketplace: what it looks like, what it costs, and whether it is still to be had. */
export const SaleCard = ({ post, now }: { post: ForumPostRow; now: Instant }) => {
  const { _id, title, author, createdAt, pictureId, sale, unread } = post
  const isSold = sale !== null && sale.soldAt !== null
  return (
    <Card component="article" className={classes.card} padding="md" h="100%">
      <Card.Section className={classes.picture ?? ''} data-sold={isSold || undefined}>
        {pictureId ? <Picture id={_id} fileId={pictureId} /> : <IconPhoto size={40} aria-hidden />}
      </Card.Section>
      <Stack gap={6} mt="sm">
        <Title order={2} size="h4" fw={unread ? 700 : 550} lineClamp={3}>
          <Link to={pageOf(_id)} className={classes.title ?? ''}>
            {title}
          </Link>
        </Title>
        {sale && (
          <Text fw={600} td={isSold ? 'line-through' : undefined} className="figures">
            {priceWords(sale.priceCents)}
          </Text>
        )}
        <PostMarks post={post} isNew={unread} />
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {authorWords(author)} · {formatRelative(createdAt, now)}
        </Text>
      </Stack>
    </Card>
  )
}

const Picture = ({ id, fileId }: { id: string; fileId: string }) => {
  const { data } = useFile(api.forum.openFile, { params: { id, fileId } }, fileId)
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    if (image.current) image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [data])
  return data && <img ref={image} alt="" />
}
