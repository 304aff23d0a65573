import { Title } from '@mantine/core'
import classes from './public.module.css'

/** Short texts under headings of their own, two in a row where there is room. */
export const Pairs = ({ pairs }: { pairs: readonly { title: string; text: string }[] }) => (
  <div className={classes['pairs']}>
    {pairs.map(({ title, text }) => (
      <div key={title}>
        <Title order={3}>{title}</Title>
        <p>{text}</p>
      </div>
    ))}
  </div>
)
