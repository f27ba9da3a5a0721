import { databaseFor } from '#data/device/database.ts'
import { toStorageError } from '#data/device/storage.ts'
import { finishImports } from '#data/import/apply.ts'
import { serve } from '#workers/answers.ts'

export interface ApplyMethods {
  /** All that is to take effect or to be taken back of a student's files. The caller holds `import:`. */
  finish(studentId: string): void
}

serve<ApplyMethods>({
  finish: async ([studentId]) => {
    const db = databaseFor(studentId)
    try {
      await finishImports(db)
    } catch (error) {
      throw toStorageError(error) ?? error
    } finally {
      db.close()
    }
  }
})
