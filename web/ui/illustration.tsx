import classes from './illustration.module.css'

/** Our own small pictures in the building's colours, for states without content. */
export type Picture = 'empty' | 'closed' | 'building' | 'coming'

const facade = (
  <>
    <path className={classes['soft']} d="M20 118h140v6H20z" />
    <path className={classes['wall']} d="M46 118V44h22v10h14V44h22v10h14V44h16v74z" />
  </>
)
const windows = [
  [58, 66],
  [82, 66],
  [106, 66],
  [58, 88],
  [106, 88],
] as const

const details: Record<Picture, React.ReactNode> = {
  building: <path className={classes['accent']} d="M82 118V92a8 8 0 0 1 16 0v26z" />,
  empty: (
    <path
      className={classes['accent']}
      d="M120 34h38a6 6 0 0 1 6 6v20a6 6 0 0 1-6 6h-20l-12 10V66h-6a6 6 0 0 1-6-6V40a6 6 0 0 1 6-6z"
    />
  ),
  closed: <path className={classes['accent']} d="M78 92h24v26H78zm4-4v-6a8 8 0 0 1 16 0v6h-5v-6a3 3 0 0 0-6 0v6z" />,
  coming: <path className={classes['accent']} d="M128 118V22h5v8h34v5h-8v14h-5V35h-21v83zM118 30h10v5h-10z" />,
}

export const Illustration = ({ picture }: { picture: Picture }) => (
  <svg viewBox="0 0 180 130" width={180} height={130} aria-hidden="true" focusable="false">
    {facade}
    {windows.map(([x, y]) => (
      <rect key={`${x} ${y}`} className={classes['pane']} x={x} y={y} width={14} height={12} rx={2} />
    ))}
    {details[picture]}
  </svg>
)
