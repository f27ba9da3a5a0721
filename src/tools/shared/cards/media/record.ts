/** Why nothing can be recorded here and now. */
export type RecordFault = 'refused' | 'no-microphone' | 'unable' | 'failed'

export class CannotRecord extends Error {
  override readonly name = 'CannotRecord'
  readonly fault: RecordFault
  constructor(fault: RecordFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

/** AAC plays everywhere; the others are what Chrome on Linux, and Firefox, can write. */
const KINDS = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4']
/** Speech, clear enough for a word of another language: two minutes are 700 kB. */
const BITS_PER_SECOND = 48_000
const SECOND = 1000

export interface Recording {
  /** Ends it; the whole sound. */
  readonly stop: () => Promise<Blob>
  readonly drop: () => void
}

export async function openMicrophone(wishes: MediaTrackConstraints | true = true): Promise<MediaStream> {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (!devices || typeof MediaRecorder === 'undefined') throw new CannotRecord('unable')
  try {
    return await devices.getUserMedia({ audio: wishes })
  } catch (cause) {
    const name = cause instanceof DOMException ? cause.name : ''
    if (name === 'NotAllowedError' || name === 'SecurityError') throw new CannotRecord('refused', cause)
    throw new CannotRecord(name === 'NotFoundError' ? 'no-microphone' : 'failed', cause)
  }
}

/** Records from the microphone. `onPart` gets each second as it comes; `onEnd` hears of a microphone that went away. */
export async function startRecording(onPart: (part: Blob) => void, onEnd: () => void): Promise<Recording> {
  const stream = await openMicrophone()
  const mimeType = KINDS.find(kind => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, { ...(mimeType && { mimeType }), audioBitsPerSecond: BITS_PER_SECOND })
  const parts: Blob[] = []
  const ended = Promise.withResolvers<undefined>()
  const free = (): void => {
    for (const track of stream.getTracks()) track.stop()
  }
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size === 0) return
    parts.push(data)
    onPart(data)
  })
  recorder.addEventListener('stop', () => {
    free()
    ended.resolve(undefined)
    onEnd()
  })
  recorder.start(SECOND)
  const end = (): void => {
    if (recorder.state !== 'inactive') recorder.stop()
  }
  return {
    stop: async () => {
      end()
      await ended.promise
      return new Blob(parts, { type: recorder.mimeType })
    },
    drop: end
  }
}
