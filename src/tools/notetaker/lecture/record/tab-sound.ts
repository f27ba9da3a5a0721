/** Why no tab's sound is recorded. */
export type TabFault = 'tab-refused' | 'tab-silent'

export class CannotHearTab extends Error {
  override readonly name = 'CannotHearTab'
  readonly fault: TabFault
  constructor(fault: TabFault, cause?: unknown) {
    super(fault, { cause })
    this.fault = fault
  }
}

type Known = MediaTrackSupportedConstraints & { readonly suppressLocalAudioPlayback?: boolean }

/** Firefox and Safari share a tab's picture without its sound. Only who gives the sound knows of this constraint. */
export function canHearTab(): boolean {
  const devices = (navigator as { mediaDevices?: MediaDevices }).mediaDevices
  if (!devices || !('getDisplayMedia' in devices)) return false
  return (devices.getSupportedConstraints() as Known).suppressLocalAudioPlayback === true
}

/** The sound of a tab that the student chooses; the picture that browsers give with it is let go. */
export async function openTabSound(): Promise<MediaStream> {
  let shared: MediaStream
  try {
    shared = await navigator.mediaDevices.getDisplayMedia({ video: true, audio: { echoCancellation: false } })
  } catch (cause) {
    throw new CannotHearTab('tab-refused', cause)
  }
  const sounds = shared.getAudioTracks()
  if (sounds.length === 0) {
    for (const track of shared.getTracks()) track.stop()
    throw new CannotHearTab('tab-silent')
  }
  for (const track of shared.getVideoTracks()) track.stop()
  return new MediaStream(sounds)
}
