import { Button, Group, Menu } from '@mantine/core'
import {
  IconCheck,
  IconConfetti,
  IconHeartHandshake,
  IconMoodPlus,
  IconMoodSad,
  IconThumbUp,
  type Icon,
} from '@tabler/icons-react'
import type { ForumComment, ForumReply } from '../../../../contract/forum/comment.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { reactionLabels, reactions, type Reaction } from '../../../../contract/forum/reactions.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { chosenReactions } from '../words.ts'
import classes from './thread.module.css'

/** Drawn, since not every device has the small pictures among its letters. */
const signs: Readonly<Record<Reaction, Icon>> = {
  like: IconThumbUp,
  thanks: IconHeartHandshake,
  agree: IconCheck,
  sad: IconMoodSad,
  celebrate: IconConfetti,
}

const Sign = ({ reaction }: { reaction: Reaction }) => {
  const Drawn = signs[reaction]
  return <Drawn size={18} aria-hidden />
}

interface Props {
  /** What is reacted to: "Reactions to this post". */
  label: string
  counts: ForumPost['reactions']
  mine: Reaction | null
  canReact: boolean
  busy: boolean
  onReact: (reaction: Reaction | null) => void
}

/** The reactions that there are, one's own pressed; a further one is chosen from the menu. */
const Reactions = ({ label, counts, mine, canReact, busy, onReact }: Props) => (
  <Group gap={6} role="group" aria-label={label}>
    {chosenReactions(counts).map(({ reaction, count }) => (
      <Button
        key={reaction}
        size="compact-md"
        variant={mine === reaction ? 'light' : 'default'}
        className={classes.reaction ?? ''}
        aria-pressed={mine === reaction}
        aria-label={`${reactionLabels[reaction]}: ${count}`}
        title={reactionLabels[reaction]}
        leftSection={<Sign reaction={reaction} />}
        disabled={!canReact || busy}
        onClick={() => onReact(mine === reaction ? null : reaction)}
      >
        {count}
      </Button>
    ))}
    {canReact && (
      <Menu>
        <Menu.Target>
          <Button
            size="compact-md"
            variant="default"
            className={classes.reaction ?? ''}
            leftSection={<IconMoodPlus size={18} aria-hidden />}
            disabled={busy}
          >
            React
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {reactions.map((reaction) => (
            <Menu.Item
              key={reaction}
              leftSection={<Sign reaction={reaction} />}
              onClick={() => onReact(mine === reaction ? null : reaction)}
            >
              {mine === reaction ? `Remove “${reactionLabels[reaction]}”` : reactionLabels[reaction]}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
    )}
  </Group>
)

export const PostReactions = ({ post }: { post: ForumPost }) => {
  const { _id: id, reactions: counts, myReaction, can } = post
  const react = useAction(api.forum.react, { refresh: [api.forum.get, api.forum.list] })
  return (
    <Reactions
      label="Reactions to this post"
      counts={counts}
      mine={myReaction}
      canReact={can.react}
      busy={react.busy}
      onReact={(reaction) => void react.run({ params: { id }, body: { reaction } })}
    />
  )
}

export const CommentReactions = ({ comment }: { comment: ForumReply | ForumComment }) => {
  const { _id: id, reactions: counts, myReaction, can, author } = comment
  const react = useAction(api.forum.reactToComment, { refresh: [api.forum.comments, api.forum.replies] })
  return (
    <Reactions
      label={`Reactions to the comment by ${author?.name ?? 'somebody'}`}
      counts={counts}
      mine={myReaction}
      canReact={can.react}
      busy={react.busy}
      onReact={(reaction) => void react.run({ params: { id }, body: { reaction } })}
    />
  )
}
