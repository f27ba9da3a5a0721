import { globSync, readFileSync } from 'node:fs'
import type { BankTopic } from '#contract/bank.ts'
import { bankFaults, type BankFile } from '#cli/bank/bank-faults.ts'
import { readTopic } from '#cli/bank/read-topic.ts'

const FILES = 'src/content/questions/*/*.yaml'

export const bankFiles = (): BankFile[] =>
  globSync(FILES)
    .sort()
    .map(path => ({ path, source: readFileSync(path, 'utf8') }))

/** All topics of the bank.
 * @throws Error with every fault, file and line, where one file is not of the schema. */
export function readBank(files: readonly BankFile[] = bankFiles()): (BankTopic & { readonly path: string })[] {
  return files.map(({ path, source }) => {
    const { topic } = readTopic(path, source)
    if (!topic) throw new Error(bankFaults(files).join('\n'))
    return { path, ...topic }
  })
}
