import { readStored, writeStored } from '#app/ui/browser-storage.ts'
import { type Position, parsePositions, positionsKeyOf } from './player-memory.ts'

const everySeconds = 5
const mostLessons = 200

type Whose = { userId: string; lessonKey: string }

/** Remembers where a person stopped; what was heard to its end begins anew. */
export function keepPositionOf(audio: HTMLAudioElement, whose: Whose, signal: AbortSignal): void {
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

/** Undefined forgets it: the next visit begins at the beginning. */
function keepPosition({ userId, lessonKey }: Whose, position: Position | undefined): void {
	const key = positionsKeyOf(userId)
	const { [lessonKey]: _, ...others } = parsePositions(readStored(key))
	const all = Object.entries(position ? { ...others, [lessonKey]: position } : others)
	writeStored(key, JSON.stringify(Object.fromEntries(all.slice(-mostLessons))))
}
