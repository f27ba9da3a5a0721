import { claimsOf } from './tokens.ts'

/** What a test asks of a database, be it a server or PGlite. */
export interface Sql {
  query(sql: string, values?: unknown[]): Promise<{ rows: unknown[] }>
}

export const PUBLISHABLE = 'sb_publishable_of_this_test'
export const SECRET = 'sb_secret_of_this_test'

/**
 * The REST interface of a hosted project as far as the app and the server use it: which role a key and a token make,
 * and the statement of each request, run in that role. A new key as a bearer is refused, as there.
 */
export function restOn(database: Sql): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const role = roleOf(request.headers)
    if (role === null) return Response.json({ code: 'PGRST301', message: 'Expected 3 parts in JWT' }, { status: 401 })
    const [sql, values] = await statementOf(request)
    try {
      await database.query('begin')
      await database.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(role)])
      await database.query(`set local role ${role.role}`)
      const rows = (await database.query(sql, values)).rows as { answer?: unknown }[]
      await database.query('commit')
      return Response.json(rows.length === 1 && rows[0] && 'answer' in rows[0] ? rows[0].answer : rows)
    } catch (error) {
      await database.query('rollback')
      const { code, message } = error as { code?: string; message: string }
      return Response.json({ code, message, details: null, hint: null }, { status: code === '42501' ? 403 : 400 })
    }
  }
}

function roleOf(headers: Headers): { role: string } | null {
  const [key, bearer] = [headers.get('apikey'), headers.get('authorization')?.replace('Bearer ', '')]
  if (key !== PUBLISHABLE && key !== SECRET) return null
  // supabase-js sends the publishable key as a bearer where nobody is signed in, which a project lets pass.
  if (key === PUBLISHABLE && (bearer === undefined || bearer === key)) return { role: 'anon' }
  if (bearer === undefined) return { role: 'service_role' }
  return bearer.split('.').length === 3 ? (claimsOf(bearer) as { role: string }) : null
}

const quoted = (names: string[]) => names.map(name => `"${name}"`).join(', ')

async function statementOf(request: Request): Promise<[string, unknown[]]> {
  const { pathname, searchParams } = new URL(request.url)
  const [, rpc, table = ''] = /^\/rest\/v1\/(rpc\/)?(\w+)$/.exec(pathname) ?? []
  const text = await request.text()
  const body = (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>
  const names = Object.keys(body)
  if (rpc !== undefined) {
    const values = Object.values(body).map(value => (typeof value === 'object' ? JSON.stringify(value) : value))
    return [`select public.${table}(${names.map((name, at) => `${name} => $${at + 1}`).join(', ')}) as answer`, values]
  }
  if (request.method === 'POST') {
    const key = searchParams.get('on_conflict')
    const changes = names.filter(name => name !== key).map(name => `"${name}" = excluded."${name}"`)
    const merge = key === null ? '' : ` on conflict (${key}) do update set ${changes.join(', ')}`
    const from = `select ${quoted(names)} from jsonb_populate_record(null::public.${table}, $1)`
    return [`insert into public.${table} (${quoted(names)}) ${from}${merge}`, [text]]
  }
  const [column, wanted] = [...searchParams].find(([, value]) => value.startsWith('eq.')) ?? ['', '']
  const where = column === '' ? '' : ` where ${column}::text = $1`
  const values = column === '' ? [] : [wanted.slice(3)]
  const verb = request.method === 'DELETE' ? 'delete' : `select ${searchParams.get('select') ?? '*'}`
  return [`${verb} from public.${table}${where}`, values]
}
