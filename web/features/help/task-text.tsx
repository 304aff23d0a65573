import classes from './help.module.css'
import { Told } from './told.tsx'
import type { Task } from './words.ts'

/** What a task says below its title. */
export const TaskText = ({ task: { says, steps, after, wrong } }: { task: Task }) => (
  <div className={classes['task']}>
    {says?.map((text) => (
      <p key={text}>
        <Told text={text} />
      </p>
    ))}
    {steps && (
      <ol>
        {steps.map((text) => (
          <li key={text}>
            <Told text={text} />
          </li>
        ))}
      </ol>
    )}
    {after && (
      <p>
        <Told text={after} />
      </p>
    )}
    {wrong && (
      <>
        <p className={classes['wrong']}>Troubleshooting</p>
        <dl>
          {wrong.map(([what, why]) => (
            <div key={what}>
              <dt>
                <Told text={what} />
              </dt>
              <dd>
                <Told text={why} />
              </dd>
            </div>
          ))}
        </dl>
      </>
    )}
  </div>
)
