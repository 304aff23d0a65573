import { Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import classes from './legal-page.module.css'
import publicPage from './public.module.css'
import { publicWords } from './public-words.ts'

/** A part of a policy: paragraphs, then a list if needed. */
export interface LegalPart {
  id: string
  title: string
  says: readonly string[]
  points?: readonly string[]
}

interface Props {
  path: '/privacy' | '/terms'
  title: string
  heading: string
  lead: string
  /** The date it took effect, as YYYY-MM-DD and as text. */
  since: readonly [day: string, words: string]
  parts: readonly LegalPart[]
}

/** A policy with its date, a table of contents next to it if there is room, and contacts at the end. */
export const LegalPage = ({ path, title, heading, lead, since: [day, words], parts }: Props) => (
  <article className={classes['page']}>
    <PageHead title={title} {...publicWords[path]} />
    <header className={publicPage['opening']}>
      <Title order={1} className={publicPage['heading'] ?? ''}>
        {heading}
      </Title>
      <Text className={publicPage['lead'] ?? ''}>{lead}</Text>
      <Text c="dimmed">
        In effect since <time dateTime={day}>{words}</time>
      </Text>
    </header>
    <div className={classes['columns']}>
      <nav aria-labelledby="contents" className={classes['contents']}>
        <Title order={2} size="h5" id="contents">
          Contents
        </Title>
        <ol>
          {parts.map((part) => (
            <li key={part.id}>
              <Link to={`#${part.id}`}>{part.title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={classes['text']}>
        {parts.map((part) => (
          <Part key={part.id} part={part} />
        ))}
        <Ask />
      </div>
    </div>
  </article>
)

const Part = ({ part: { id, title, says, points } }: { part: LegalPart }) => (
  <section aria-labelledby={id}>
    <Title order={2} id={id}>
      {title}
    </Title>
    {says.map((text) => (
      <p key={text}>{text}</p>
    ))}
    {points && (
      <ul>
        {points.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    )}
  </section>
)

const { SUPPORT_EMAIL } = import.meta.env

const Ask = () => (
  <section aria-labelledby="ask">
    <Title order={2} id="ask">
      Questions
    </Title>
    <p>
      Write to <a href={`mailto:${SUPPORT_EMAIL}`}>{SUPPORT_EMAIL}</a>, or use our{' '}
      <Link to="/contact">contact page</Link>. See also our <Link to="/privacy">privacy policy</Link> and our{' '}
      <Link to="/terms">terms of service</Link>.
    </p>
  </section>
)
