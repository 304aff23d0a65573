import { Title } from '@mantine/core'
import { useRights } from '../../api/use-rights.ts'
import classes from './help.module.css'
import { inOrderFor, readerTitles } from './readers.ts'
import { TaskText } from './task-text.tsx'
import { entryOfTopic, pathOfTopic } from './topic-index.ts'
import { Told } from './told.tsx'
import type { Part, Task, Topic } from './words.ts'

interface Props {
  topic: Topic
  /** The level of the headings of its parts. */
  level: 2 | 3
  /** Whether each task opens by itself: beside a screen there is room for their titles. */
  folded?: boolean
}

/** What a topic says, the part for the reader's own role first. */
export const TopicText = ({ topic: { parts, beside }, level, folded = false }: Props) => (
  <div className={classes['parts']}>
    {inOrderFor(parts, useRights()).map((part) => (
      <PartText key={part.reader} part={part} level={level} folded={folded} />
    ))}
    <nav aria-label="Related topics">
      <Title order={level} size="h4">
        Related topics
      </Title>
      <ul className={classes['beside']}>
        {beside.map((id) => (
          <li key={id}>
            <Told text={`[${entryOfTopic(id)?.title ?? id}](${pathOfTopic(id)})`} />
          </li>
        ))}
      </ul>
    </nav>
  </div>
)

const PartText = ({ part: { reader, tasks }, level, folded }: { part: Part; level: 2 | 3; folded: boolean }) => (
  <section className={classes['part']} aria-labelledby={`for-${reader}`}>
    <Title order={level} size="h3" id={`for-${reader}`}>
      {readerTitles[reader]}
    </Title>
    {tasks.map((task) =>
      folded ? (
        <FoldedTask key={task.id} task={task} />
      ) : (
        <OpenTask key={task.id} task={task} order={level === 2 ? 3 : 4} />
      ),
    )}
  </section>
)

const OpenTask = ({ task, order }: { task: Task; order: 3 | 4 }) => (
  <section aria-labelledby={task.id}>
    <Title order={order} size="h4" id={task.id} className={classes['anchor'] ?? ''}>
      {task.title}
    </Title>
    <TaskText task={task} />
  </section>
)

const FoldedTask = ({ task }: { task: Task }) => (
  <details className={classes['folded']}>
    <summary>{task.title}</summary>
    <TaskText task={task} />
  </details>
)
