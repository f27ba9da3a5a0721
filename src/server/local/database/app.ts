import { App, setExperimental } from '@supabase/lite'
import type { EmailDriver } from '@supabase/lite'
import type { PGlite } from '@supabase/lite/pglite'
import { LOCAL_PUBLISHABLE_KEY } from '#config/backend.ts'
import { SIZES } from '#config/sizes.ts'
import { openDatabase } from '#server/local/database/database.ts'
import type { DiskOptions } from '#server/local/database/disk.ts'
import type { LastEnd } from '#server/local/database/last-end.ts'
import { fileStore, type OwnedFiles } from '#server/local/folder/file-store.ts'
import { TEMPLATES, templatePath, type TemplateName } from '#server/local/mail/template.ts'
import { migrate, migrationsIn } from '#server/local/database/migrations.ts'
import type { Secrets } from '#server/local/folder/secrets.ts'

export interface AppOptions {
  /** Folder of the database, or `memory://`. */
  readonly database: string
  readonly begin: Blob | undefined
  readonly filesDir: string
  readonly migrationsDir: string
  readonly templatesDir: string
  readonly siteUrl: string
  readonly secrets: Secrets
  readonly mail: EmailDriver
  readonly confirmEmail: boolean
  readonly google: { readonly clientId: string; readonly secret: string } | undefined
  /** Without it what is answered may still be lost with the power. */
  readonly disk: DiskOptions | undefined
  readonly lastEnd: LastEnd
}

export interface OpenApp {
  readonly app: { fetch(request: Request, context: { peerAddress: string | null }): Promise<Response> }
  readonly database: PGlite
  readonly applied: readonly string[]
  readonly files: OwnedFiles
  readonly close: () => Promise<void>
}

/** The embedded backend (reference of its limits: docs/local-backend.md), with the schema brought up to date. */
export async function openApp(options: AppOptions): Promise<OpenApp> {
  setExperimental('storage', true)
  const connection = await openDatabase(options.database, options.begin, options.disk)
  try {
    const app = new App({ connection, ...configOf(options) })
    const files = fileStore(options.filesDir, SIZES.fileBytes)
    app._storageAdapter = files
    await app.ensureSystemSchema()
    const applied = await migrate(connection.driver, migrationsIn(options.migrationsDir))
    await app.init()
    if (options.lastEnd === 'past' || options.lastEnd === 'unsure')
      await connection.driver.query('select private.new_epoch($1)', [options.lastEnd === 'past'])
    return { app, database: connection.driver, applied, files, close: () => connection.close() }
  } catch (error) {
    await connection.close()
    throw error
  }
}

/** On one's own machine people open either name. */
export function sameSite(siteUrl: string): string[] {
  const { hostname } = new URL(siteUrl)
  return hostname === 'localhost' ? [siteUrl, siteUrl.replace('localhost', '127.0.0.1')] : [siteUrl]
}

function configOf(options: AppOptions): Record<string, unknown> {
  const template = (name: TemplateName) => ({
    subject: TEMPLATES[name].subject,
    content_path: templatePath(options.templatesDir, name)
  })
  return {
    api: { enabled: true, schemas: ['public'], max_rows: SIZES.pullRows },
    storage: { enabled: true, file_size_limit: `${SIZES.fileBytes}` },
    auth: {
      enabled: true,
      enable_signup: true,
      site_url: options.siteUrl,
      additional_redirect_urls: sameSite(options.siteUrl).map(origin => `${origin}/auth/callback`),
      jwt_secret: options.secrets.jwtSecret,
      secret_key: options.secrets.secretKey,
      publishable_key: LOCAL_PUBLISHABLE_KEY,
      minimum_password_length: SIZES.password.min,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      sms: { enable_signup: false },
      email: {
        enable_signup: true,
        enable_confirmations: options.confirmEmail,
        max_frequency: '1m0s',
        otp_expiry: 3600,
        double_confirm_changes: false,
        template: {
          confirmation: template('confirmation'),
          recovery: template('recovery'),
          email_change: template('email_change'),
          magic_link: template('magic_link')
        }
      },
      ...(options.google ? { external: { google: google(options.google, options.siteUrl) } } : {})
    },
    options: { server: { admin: false }, drivers: { email: options.mail } }
  }
}

function google({ clientId, secret }: NonNullable<AppOptions['google']>, siteUrl: string): Record<string, unknown> {
  return { enabled: true, client_id: clientId, secret, redirect_uri: `${siteUrl}/auth/v1/callback` }
}
