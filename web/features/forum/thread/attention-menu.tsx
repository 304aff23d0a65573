import { Button, Menu } from '@mantine/core'
import { IconBell, IconBellOff, IconBellRinging, IconCheck } from '@tabler/icons-react'
import type { ForumAttention } from '../../../../contract/forum/kinds.ts'
import type { ForumPost } from '../../../../contract/forum/post.ts'
import { api } from '../../../api/api.ts'
import { useAction } from '../../../api/use-action.ts'
import { shownOfForum } from '../shown.ts'

const labels: Readonly<Record<ForumAttention, string>> = { none: 'Follow', following: 'Followed', muted: 'Muted' }
const signs = { none: IconBell, following: IconBellRinging, muted: IconBellOff } as const

const choices: readonly { attention: ForumAttention; words: string; done: string }[] = [
  { attention: 'following', words: 'Follow: notify me of every comment', done: 'You’re following this post' },
  {
    attention: 'none',
    words: 'Neither: notify me only when I’m mentioned',
    done: 'You’ve stopped following this post',
  },
  { attention: 'muted', words: 'Mute: never notify me or mark it unread', done: 'Post muted' },
]

/** Whether somebody is told of what comes in a post. */
export const AttentionMenu = ({ post: { _id: id, attention } }: { post: ForumPost }) => {
  const attend = useAction(api.forum.attend, {
    done: (post) => choices.find((choice) => choice.attention === post.attention)?.done ?? 'Saved',
    refresh: shownOfForum,
  })
  const Sign = signs[attention]
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<Sign size={18} aria-hidden />} disabled={attend.busy}>
          {labels[attention]}
        </Button>
      </Menu.Target>
      <Menu.Dropdown maw="calc(100vw - 2rem)">
        {choices.map((choice) => (
          <Menu.Item
            key={choice.attention}
            aria-current={choice.attention === attention || undefined}
            leftSection={<IconCheck size={16} aria-hidden opacity={choice.attention === attention ? 1 : 0} />}
            onClick={() => void attend.run({ params: { id }, body: { attention: choice.attention } })}
          >
            {choice.words}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
