import { writeMessages } from '#messages/files.ts'

/** `npm run prepare`: the words of the screens as functions. */
writeMessages()
