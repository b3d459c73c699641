/** The system's media controls: lock screen, headset, media keys. */
import type { SentencePlayback } from './sentence-playback.ts'
import type { Sound } from './sound.ts'

const seekSeconds = 10

type MediaInfo = { title: string; artist?: string | undefined; cover?: string | null | undefined }

export function offerMediaControls(
	audio: Sound,
	{ title, artist = '', cover }: MediaInfo,
	playback: SentencePlayback,
	signal: AbortSignal,
): void {
	const session = navigator.mediaSession
	if (!session) return
	session.metadata = new MediaMetadata({
		title,
		artist,
		artwork: cover ? [{ src: new URL(cover, location.href).href }] : [],
	})

	function seek(to: number) {
		audio.currentTime = Math.min(Math.max(to, 0), audio.duration || to)
	}

	function offer(action: MediaSessionAction, handler: MediaSessionActionHandler) {
		try {
			session.setActionHandler(action, handler)
			signal.addEventListener('abort', () => session.setActionHandler(action, null))
		} catch {
			// This browser doesn't have the control.
		}
	}
	offer('play', () => {
		audio.play().catch(() => {
			// The player reports why an audio cannot be played.
		})
	})
	offer('pause', () => audio.pause())
	offer('seekbackward', ({ seekOffset }) => seek(audio.currentTime - (seekOffset ?? seekSeconds)))
	offer('seekforward', ({ seekOffset }) => seek(audio.currentTime + (seekOffset ?? seekSeconds)))
	offer('seekto', ({ seekTime }) => seek(seekTime ?? audio.currentTime))
	offer('previoustrack', () => playback.step(-1))
	offer('nexttrack', () => playback.step(1))

	function showPosition() {
		const { duration, currentTime: position, playbackRate } = audio
		if (!(duration > 0 && position <= duration)) return
		session.setPositionState({ duration, position, playbackRate })
	}
	for (const event of ['loadedmetadata', 'play', 'pause', 'seeked', 'ratechange']) {
		audio.addEventListener(event, showPosition, { signal })
	}
	showPosition()
	signal.addEventListener('abort', () => {
		session.metadata = null
	})
}
