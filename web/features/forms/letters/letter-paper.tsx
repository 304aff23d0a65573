import { Paper, Title } from '@mantine/core'
import clsx from 'clsx'
import older from '../../../ui/older.module.css'
import { RichText } from '../../../ui/rich-text/rich-text.tsx'
import classes from './letter-paper.module.css'

interface Props {
  /** What it is, for those who do not see it: `Letter to unit 302`. */
  label: string
  subject: string
  html: string
  /** While another preview comes. */
  isStale?: boolean
}

/** A letter as it will be read. */
export const LetterPaper = ({ label, subject, html, isStale = false }: Props) => (
  <Paper
    component="article"
    withBorder
    aria-label={label}
    aria-busy={isStale}
    className={clsx(classes['paper'], older['older'])}
  >
    <Title order={3} size="h4" mb="md">
      {subject}
    </Title>
    <RichText html={html} under={3} />
  </Paper>
)
