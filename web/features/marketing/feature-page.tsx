import { Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { PageHead } from '../../ui/page-head.tsx'
import { Closing, WaysOn } from './closing.tsx'
import { featureCards } from './feature-cards.ts'
import type { FeatureWords } from './feature-pages/words.ts'
import { Pairs } from './pairs.tsx'
import classes from './public.module.css'
import { publicWords } from './public-words.ts'
import { Shots } from './shots.tsx'
import { Structured } from './structured.tsx'

interface Props {
  card: (typeof featureCards)[number]
  words: FeatureWords
}

/** A feature's page: its benefits for each group, common questions, and next steps. */
export const FeaturePage = ({ card: { to, title }, words }: Props) => (
  <article className={classes['page']}>
    <PageHead title={title} {...publicWords[to]} />
    <Structured path={to} title={title} questions={words.questions} />
    <header className={classes['opening']}>
      <Text className={classes['above'] ?? ''}>{title}</Text>
      <Title order={1} className={classes['heading'] ?? ''}>
        {words.heading}
      </Title>
      <Text className={classes['lead'] ?? ''}>{words.lead}</Text>
      <WaysOn />
    </header>
    <Shots page={to.slice('/features/'.length)} says={words.shots} />
    <People words={words} />
    <section className={classes['section']} aria-labelledby="how">
      <Title order={2} id="how">
        How it works
      </Title>
      <Pairs pairs={words.details} />
    </section>
    <section className={classes['section']} aria-labelledby="questions">
      <Title order={2} id="questions">
        Common questions
      </Title>
      <Pairs pairs={words.questions} />
    </section>
    <Beside names={words.beside} />
    <Closing />
  </article>
)

const People = ({ words: { residents, council, managers } }: { words: FeatureWords }) => (
  <section className={classes['section']} aria-labelledby="people">
    <Title order={2} id="people">
      For everyone in the building
    </Title>
    <div className={classes['people']}>
      {(
        [
          ['Residents', residents],
          ['Council', council],
          ['Managers', managers],
        ] as const
      ).map(([who, points]) => (
        <div key={who} className={classes['card']}>
          <Title order={3}>{who}</Title>
          <ul className={classes['points']}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
)

const Beside = ({ names }: { names: readonly string[] }) => (
  <section className={classes['section']} aria-labelledby="beside">
    <Title order={2} id="beside">
      Works well with
    </Title>
    <div className={classes['columns']}>
      {featureCards
        .filter(({ to }) => names.includes(to.slice('/features/'.length)))
        .map(({ to, title, text }) => (
          <Link key={to} to={to} className={classes['card'] ?? ''}>
            <Title order={3}>{title}</Title>
            <Text>{text}</Text>
          </Link>
        ))}
    </div>
  </section>
)
