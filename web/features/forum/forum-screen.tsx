import { lazy, Suspense, type ComponentType } from 'react'
import { useLocation, useParams } from 'react-router'
import { Placeholder } from '../../ui/placeholder.tsx'

const ForumList = lazy(() => import('./list/forum-list.tsx'))
const OnePost = lazy(() => import('./thread/one-post.tsx'))

/** The screens by the last part of their address; each comes by itself. */
const views: Readonly<Record<string, ComponentType>> = {
  new: lazy(() => import('./write/new-post.tsx')),
  moderation: lazy(() => import('./moderation/queue.tsx')),
  log: lazy(() => import('./moderation/log.tsx')),
}

/** Where neighbours talk: posts by category, writing one, one of them with its comments, and looking after it all. */
export default function ForumScreen() {
  const { postId } = useParams()
  const { pathname } = useLocation()
  const [, first, last = ''] = pathname.split('/')
  const View = views[last]
  return (
    <Suspense fallback={<Placeholder shape="list-item" />}>
      {View ? (
        <View />
      ) : postId !== undefined ? (
        <OnePost key={postId} id={postId} />
      ) : (
        <ForumList fixed={first === 'council-forum' ? 'council' : null} />
      )}
    </Suspense>
  )
}
