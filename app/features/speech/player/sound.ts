import type { SentenceTiming } from '#app/domain/speech/timings.ts'

/** The sound of the player: an audio element, or a text spoken by sentences (`DeviceAudio`). */
export type Sound = EventTarget &
	Pick<
		HTMLAudioElement,
		| 'currentTime'
		| 'duration'
		| 'paused'
		| 'seeking'
		| 'error'
		| 'muted'
		| 'playbackRate'
		| 'defaultPlaybackRate'
		| 'play'
		| 'pause'
		| 'load'
	> & {
		/** The times of its sentences if they need not be fetched. */
		readonly timings?: readonly SentenceTiming[]
	}
