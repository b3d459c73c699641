import { keepPosition } from './player-memory.ts'

const everySeconds = 5

/** Remembers where a person stopped; what was heard to its end begins anew. */
export function keepPositionOf(
	audio: HTMLAudioElement,
	whose: { personId: string; lessonKey: string },
	signal: AbortSignal,
): void {
	let keptAt = audio.currentTime
	function keep() {
		const { currentTime: at, duration: of } = audio
		// Before it is loaded, what was remembered still holds.
		if (!(of > 0)) return
		keptAt = at
		keepPosition(whose, at > 0 && at < of ? { at, of } : undefined)
	}
	audio.addEventListener('pause', keep, { signal })
	audio.addEventListener('seeked', keep, { signal })
	audio.addEventListener(
		'timeupdate',
		() => Math.abs(audio.currentTime - keptAt) >= everySeconds && keep(),
		{ signal },
	)
	// Telephones often end a page without a word; this is the last they say.
	document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal })
	window.addEventListener('pagehide', keep, { signal })
	signal.addEventListener('abort', keep)
}
