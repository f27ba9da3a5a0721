/** Our own limits, stated on screen before they are hit, checked on the device and again in the database. */
export const SIZES = {
  title: 200,
  subjectName: 80,
  /** Characters of plain text in one note: about 50,000 words. A longer paste is offered as several notes. */
  noteText: 300_000,
  /** Bytes of a note's document as JSON. */
  noteDoc: 1_500_000,
  cardSide: 4_000,
  fileBytes: 25 * 1024 * 1024,
  /** All rows and files of one account on the embedded backend. A hosted one has its own plan. */
  accountBytes: 2_000_000_000,
  imageBytes: 10 * 1024 * 1024,
  /** Signs of a picture's description. */
  pictureWords: 500,
  /** Pictures on one side of a card. */
  picturesOfSide: 4,
  /** A sound of a card: brought, or recorded up to so many seconds. */
  soundBytes: 5 * 1024 * 1024,
  soundSeconds: 120,
  /** A lecture, with room for one that was brought a little longer than the four hours that are promised. */
  recordingSeconds: 5 * 3600,
  /** A lecture that is brought as a file; it is kept in cuts, as one that was recorded here. Four hours at 160 kbit/s. */
  lectureBytes: 300 * 1024 * 1024,
  /** A video of which only the sound is kept. */
  videoBytes: 2 * 1024 * 1024 * 1024,
  /** Characters of one stretch of what was said, and of a line typed beside it. */
  segmentText: 20_000,
  markerWords: 500,
  username: { min: 3, max: 20 },
  password: { min: 8, max: 72 },
  fullName: 120,
  minutesPerDay: { min: 5, max: 960 },
  /** Tags of one note or card, and characters of one of them. */
  tags: { count: 30, length: 40 },
  /** Characters of one answer as it is marked: 20,000 words. */
  answerText: 150_000,
  /** Bytes of an answer's document as JSON. */
  answerDoc: 900_000,
  /** Pictures and sheets of one answer or question. */
  filesOfOne: 20,
  questionText: 20_000,
  turnText: 50_000,
  /** Bytes of a JSON column: settings, parts of a thing, a whole quiz or paper. */
  json: { small: 21_000, medium: 99_000, large: 399_000 },
  syncOps: 200,
  pullRows: 1000
} as const
