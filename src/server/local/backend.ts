import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { SIZES } from '#config/sizes.ts'
import { answerer, type Answer } from '#server/local/http/answer.ts'
import { eraser, sweepOwners, type Eraser } from '#server/local/accounts/erase.ts'
import { openApp, type OpenApp } from '#server/local/database/app.ts'
import { openKept } from '#server/local/database/kept.ts'
import { needRoom, roomIn, type Room } from '#server/endpoint/room.ts'
import { lockDirectory } from '#server/local/folder/lock.ts'
import { TEMPLATES } from '#server/local/mail/template.ts'
import { deliverBy, mailDriver, type Deliver, type Mail } from '#server/local/mail/mail.ts'
import { aloud, quietly } from '#server/local/database/quiet.ts'
import { newSecrets, secretsOf } from '#server/local/folder/secrets.ts'
import { signedBy } from '#server/local/accounts/signed.ts'

const SUPABASE = path.resolve(import.meta.dirname, '../../../supabase')

export interface BackendOptions {
  /** Where everything lies, or `memory`: nothing is kept (tests). */
  readonly dataDir: string
  /** What a new database begins with, instead of being made from nothing (tests). */
  readonly begin?: Blob | undefined
  /** The origin people use: it stands in mails and in the redirect of Google. */
  readonly siteUrl: string
  readonly log?: (line: string) => void
  readonly deliver?: Deliver | undefined
  readonly smtpUrl?: string | undefined
  readonly mailFrom?: string | undefined
  readonly confirmEmail?: boolean
  readonly google?: { readonly clientId: string; readonly secret: string } | undefined
  readonly migrationsDir?: string
  readonly now?: () => number
  /** Tests fill the disk by it. */
  readonly freeBytes?: (folder: string) => Promise<number>
  readonly accountBytes?: number
  /** Whether all is on the disk before it is answered (default), so that a power cut loses nothing. */
  readonly syncDisk?: boolean
  /** Tests cut the power by it. */
  readonly onSync?: (path: string) => void
}

export interface Backend {
  /** `peer` is the address of the socket, never a header. */
  readonly fetch: Answer
  readonly close: () => Promise<void>
  readonly database: OpenApp['database']
  /** For the operator; a student calls `delete_account`. */
  readonly erase: Eraser
  readonly lastMail: () => Mail | undefined
  /** For writes that do not come through `fetch`. */
  readonly room: Room
  readonly siteUrl: string
  readonly aiKeySecret: string
  /** Whether a token bears this server's signature; whether it still holds is for the database to say. */
  readonly hasSigned: (token: string) => boolean
  /** Migrations this start applied. */
  readonly applied: readonly string[]
}

export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { dataDir, siteUrl } = options
  const log = (line: string) => aloud(() => options.log?.(line))
  const inMemory = dataDir === 'memory'
  const folder = inMemory ? mkdtempSync(path.join(tmpdir(), 'backend-')) : path.resolve(dataDir)
  const lock = inMemory ? undefined : lockDirectory(folder)
  const letGo = () => (inMemory ? rmSync(folder, { recursive: true, force: true }) : lock?.release())
  try {
    const filesDir = path.join(folder, 'files')
    mkdirSync(filesDir, { recursive: true, mode: 0o700 })
    const templatesDir = path.join(SUPABASE, 'templates')
    const mailDir = path.join(folder, 'mail')
    const confirmEmail = options.confirmEmail ?? false
    const send =
      options.deliver ?? deliverBy({ from: options.mailFrom, smtpUrl: options.smtpUrl, folder: mailDir, log })
    let last: Mail | undefined
    const deliver: Deliver = mail => {
      last = mail
      const sending = send(mail)
      if (mail.subject !== TEMPLATES.recovery.subject) return sending
      // Waiting for it would tell a known address from an unknown one.
      sending.catch(() => log(`The mail "${mail.subject}" could not be sent.`))
      return Promise.resolve()
    }
    const room = roomIn(folder, options.freeBytes)
    if (!inMemory) await needRoom(room, existsSync(path.join(folder, 'database')) ? 'little' : 'first', folder)
    const secrets = inMemory ? newSecrets() : secretsOf(folder)
    const appOptions = {
      database: inMemory ? 'memory://' : path.join(folder, 'database'),
      begin: options.begin,
      filesDir,
      migrationsDir: options.migrationsDir ?? path.join(SUPABASE, 'migrations'),
      templatesDir,
      siteUrl,
      secrets,
      mail: mailDriver(deliver),
      confirmEmail,
      google: options.google
    }
    const keep = { log, isSynced: options.syncDisk ?? true, onSync: options.onSync }
    const open = await quietly(log, () =>
      inMemory
        ? openApp({ ...appOptions, disk: undefined, lastEnd: 'clean' })
        : openKept(folder, keep, (lastEnd, disk) => openApp({ ...appOptions, disk, lastEnd }))
    )
    let closing: Promise<void> | undefined
    const close = () => (closing ??= open.close().finally(letGo))
    const { app, database, files, applied } = open
    const erase = eraser(database, files, mailDir)
    await sweepOwners(database, files)
    const accountBytes = options.accountBytes ?? SIZES.accountBytes
    const about = { siteUrl, confirmEmail, log, room, accountBytes, now: options.now }
    const fetch = answerer({ app, database, erase, deliver, templatesDir, ...about })
    const { aiKeySecret } = secrets
    return {
      fetch,
      close,
      database,
      erase,
      applied,
      lastMail: () => last,
      room,
      siteUrl,
      aiKeySecret,
      hasSigned: signedBy(secrets.jwtSecret)
    }
  } catch (error) {
    letGo()
    throw error
  }
}
