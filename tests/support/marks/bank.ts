/** The written questions, for tests of floors that may not read files of the repository themselves. */
export { readBank } from '#cli/bank/read-bank.ts'
