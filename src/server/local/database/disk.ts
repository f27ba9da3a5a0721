import { fdatasyncSync } from 'node:fs'
import { PGlite } from '@supabase/lite/pglite'
import { syncFolder } from '#server/local/folder/sync-tree.ts'

/**
 * PostgreSQL as it is built syncs its log before a commit is answered and its data before a checkpoint counts. PGlite
 * turns that off (`-F`), and the file system of Emscripten for Node has no fsync at all: here it gets one.
 */
export interface DiskOptions {
  readonly failed: (error: unknown) => void
  /** Tests cut the power by it: called with each file or folder that was synced. */
  readonly onSync?: ((path: string) => void) | undefined
}

export interface Disk {
  readonly startParams: string[]
  readonly extensions: Record<
    string,
    { name: string; setup: (...of: unknown[]) => Promise<{ emscriptenOpts: unknown }> }
  >
  /** From here on each sync is carried out. */
  readonly opened: () => void
}

interface Stream {
  readonly node: unknown
  /** Only files have it. */
  readonly nfd?: number
}

type Operation<First> = (first: First, ...rest: never[]) => unknown

/** https://emscripten.org/docs/api_reference/Filesystem-API.html; `fd_sync` asks the stream for `fsync`. */
interface NodeFiles {
  readonly realPath: (node: unknown) => string
  readonly node_ops: { setattr: Operation<unknown> }
  readonly stream_ops: { write: Operation<Stream>; fsync?: (stream: Stream) => number }
}

interface Emscripten {
  readonly preRun?: readonly ((module: { FS: { filesystems: { NODEFS: NodeFiles } } }) => void)[]
}

/** EIO of WASI: PostgreSQL then stops at once, because nobody knows what the disk has. */
const EIO = 29

/**
 * All in the folder must be synced before it opens: while it opens, PostgreSQL syncs every file one by one, and those
 * that nothing was written to are passed over.
 */
export function syncingDisk({ failed, onSync }: DiskOptions): Disk {
  let written: Set<string> | undefined = new Set()
  const watch = (files: NodeFiles): void => {
    const { write } = files.stream_ops
    const { setattr } = files.node_ops
    files.stream_ops.write = (stream, ...rest) => {
      written?.add(files.realPath(stream.node))
      return write(stream, ...rest)
    }
    files.node_ops.setattr = (node, ...rest) => {
      written?.add(files.realPath(node))
      return setattr(node, ...rest)
    }
    files.stream_ops.fsync = stream => {
      const path = files.realPath(stream.node)
      try {
        if (stream.nfd === undefined) syncFolder(path)
        else if (!written || written.has(path)) fdatasyncSync(stream.nfd)
        onSync?.(path)
        return 0
      } catch (error) {
        failed(error)
        return EIO
      }
    }
  }
  const setup = (_database: unknown, options: unknown) => {
    const before = options as Emscripten
    const preRun = [
      ...(before.preRun ?? []),
      (module: { FS: { filesystems: { NODEFS: NodeFiles } } }) => watch(module.FS.filesystems.NODEFS)
    ]
    return Promise.resolve({ emscriptenOpts: { ...before, preRun } })
  }
  return {
    // Emscripten answers fdatasync, the default for the log, without asking the stream.
    startParams: [...PGlite.defaultStartParams.filter(word => word !== '-F'), '-c', 'wal_sync_method=fsync'],
    extensions: { disk: { name: 'disk', setup } },
    opened: () => void (written = undefined)
  }
}
