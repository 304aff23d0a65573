import { Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import classes from './help.module.css'
import { pathOfTopic, topicGroups } from './topic-index.ts'

/** The topics by group, each with what it is about. */
export const TopicList = () =>
  topicGroups.map(({ title, topics }) => (
    <section key={title} aria-label={title}>
      <Title order={2} size="h3" mb="sm">
        {title}
      </Title>
      <ul className={classes['topics']}>
        {topics.map((topic) => (
          <li key={topic.id}>
            <Link to={pathOfTopic(topic.id)} className={classes['card'] ?? ''}>
              <Text component="h3" fw={600} className={classes['name'] ?? ''}>
                {topic.title}
              </Text>
              <Text size="sm">{topic.summary}</Text>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ))
