/** Buildings for the library: one of a few documents and one of very many, with the text inside each. */
import type pg from 'pg'
import { councilBuilding, signedIn, type CouncilBuilding } from './council-building.ts'

export interface Library extends CouncilBuilding {
  /** How many documents lie in it. */
  size: number
}

export const librarySizes = [1_000, 100_000] as const

/** What is searched for, and in which documents it stands: one in so many, or one alone. */
export const sought = { common: 'elevator', rare: 'boiler', single: 'depreciation' } as const

/**
 * A page each, of thirty words and two of their own number; every twentieth document speaks of the elevator, every five
 * hundredth of the boiler, one of depreciation. They lie in the nine categories, one in four in one of twenty folders.
 */
const statements = (now: string, size: number): string[] => {
  const word = `library ${size}`
  const building = `bench_id('${word}')`
  const made = `
    select j, bench_id('${word} document ' || j) as id, md5('${word} ' || j) || md5(j || ' ${word}') as sha,
      (array['bylaws', 'rules', 'minutes', 'financial', 'insurance', 'contracts', 'forms', 'guides', 'other'])[1 + j % 9]
        as category,
      case when j % 4 = 0 then j % 20 end as folder, '${now}'::timestamptz - j * interval '7 minutes' as at,
      concat_ws(' ', 'The council met in the lobby and spoke of the roof, the garden, the windows, the gate and the',
        'parkade; it thanked the neighbours who had cleared the snow. Paper', j, 'of the year', 1900 + j % 120,
        case when j % 20 = 0 then 'The ${sought.common} stood still.' end,
        case when j % 500 = 0 then 'The ${sought.rare} was mended.' end,
        case when j = ${size / 2} then 'The ${sought.single} report came.' end) as text
    from generate_series(1, ${size}) j`
  const marked = (text: string) => `(
    select marked_words(right(replace(${building}::text, '-', ''), 12) || ':', array_agg(w), array_agg(places))
    from (select w, string_agg(place::text, ',' order by place) as places
      from regexp_split_to_table(lower(${text}), '[^a-z0-9]+') with ordinality as t (w, place)
      where w <> '' group by w) words)`
  return [
    `${councilBuilding(word, `LIB${size}`, now)}
    insert into document_folders (id, building_id, category, name, name_key, created_at)
    select bench_id('${word} ' || c || k), ${building}, c, 'Folder ' || k, 'folder ' || lpad(k::text, 4, '0'), '${now}'
    from unnest(array['bylaws', 'rules', 'minutes', 'financial', 'insurance', 'contracts', 'forms', 'guides', 'other']) c,
      generate_series(0, 19) k`,
    `create table bench_documents as ${made}`,
    `insert into stored_files (sha256, size_bytes, used_at) select sha, 40000, '${now}' from bench_documents;
    insert into documents (id, building_id, category, folder_id, title, title_key, words, record_kind, newest, updated_at,
      created_at)
    select id, ${building}, category, case when folder is not null then bench_id('${word} ' || category || folder) end,
      'Paper ' || j || ' of the building', 'paper ' || lpad(j::text, 12, '0') || ' of the building',
      ${marked(`'Paper ' || j || ' of the building paper.pdf'`)}, 'correspondence', 1, at, at
    from bench_documents;
    insert into document_versions (id, building_id, document_id, number, file_name, content_type, sha256, size_bytes,
      account_id, created_at)
    select bench_id('${word} version ' || j), ${building}, id, 1, 'paper.pdf', 'application/pdf', sha, 40000,
      bench_id('${word} account'), at from bench_documents`,
    `insert into file_readings (sha256, content_type, state, read_at)
    select sha, 'application/pdf', 'read', '${now}' from bench_documents;
    insert into file_pages (sha256, page, text) select sha, 1, text from bench_documents;
    insert into page_words (building_id, sha256, page, words) select ${building}, sha, 1, ${marked('text')}
    from bench_documents`,
    'drop table bench_documents',
  ]
}

/** Fills a library of each size and signs the council member in. */
export const fillLibraries = async (client: pg.Client, now: string): Promise<Library[]> => {
  const libraries: Library[] = []
  for (const size of librarySizes) {
    for (const text of statements(now, size)) await client.query(text)
    libraries.push({ size, ...(await signedIn(client, `library ${size}`, now)) })
  }
  return libraries
}
