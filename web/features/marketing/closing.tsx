import { Button, Group, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import classes from './public.module.css'

/** The two next steps: contact us, or see pricing. */
export const WaysOn = ({ price = true }: { price?: boolean }) => (
  <Group>
    <Button component={Link} to="/contact" size="lg">
      Enroll your building
    </Button>
    {price && (
      <Button component={Link} to="/pricing" size="lg" variant="default">
        See pricing
      </Button>
    )}
  </Group>
)

interface Props {
  title?: string
  text?: string
  price?: boolean
}

/** The end of a public page: what to do next. */
export const Closing = ({
  title = 'See it with your own building',
  text = 'Tell us how many units you have and what takes up your evenings. We’ll reply by email, and you can decide in your own time.',
  price = true,
}: Props) => (
  <section className={classes['closing']}>
    <div>
      <Title order={2} size="h3" mb={6}>
        {title}
      </Title>
      <Text maw={560}>{text}</Text>
    </div>
    <WaysOn price={price} />
  </section>
)
