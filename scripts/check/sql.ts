import { isCode, isTest, lineAt, type Finding, type Tree } from './tree.ts'

/** Kysely's builders and its tag, and the driver's call with a statement written out. */
const statement =
  /\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|selectNoFrom|with(?:Recursive)?\(\s*['"`]\w+['"`],)\(?|\bsql(?:<[^`]*?>)?`|\.query(?:<[^(]*?>)?\(\s*['"`]/g

const mayHold = (path: string) =>
  /(^|[/-])store\.ts$/.test(path) || /^server\/(db|platform|http|testing)\//.test(path) || isTest(path)

/** Statements outside the stores, the database and the platform. */
export const sqlOutsideStores = (tree: Tree): Finding[] =>
  [...tree]
    .filter(([path]) => path.startsWith('server/') && isCode(path) && !mayHold(path))
    .flatMap(([file, text]) =>
      [...text.matchAll(statement)].map(({ index }) => ({
        file,
        line: lineAt(text, index),
        says: 'holds SQL: only a store, server/db, server/http and server/platform do',
      })),
    )
