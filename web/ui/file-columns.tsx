import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './file-columns.module.css'

/** A column of a table that comes from another product, with the first cells of it. */
export interface FileColumn {
  heading: string
  samples: readonly string[]
}

interface Props {
  label?: string
  columns: readonly FileColumn[]
  /** What chooses the use of a column, by its name and place. */
  children: (name: string, at: number) => ReactNode
}

/** The columns of a file, or other words of it, each with samples, and beside or below them what it is taken for. */
export const FileColumns = ({ label = 'Columns of the file', columns, children }: Props) => (
  <ul className={classes['columns']} aria-label={label}>
    {columns
      .map(({ heading, samples }, at) => ({ name: heading || `Column ${at + 1}`, samples, at }))
      .map(({ name, samples, at }) => (
        <li key={`${at} ${name}`} className={classes['column']}>
          <div className={classes['samples']}>
            <Text fw={600}>{name}</Text>
            <Text size="sm" c="dimmed">
              {samples.length > 0 ? samples.join(' · ') : 'Empty'}
            </Text>
          </div>
          {children(name, at)}
        </li>
      ))}
  </ul>
)
