/** Formats times of an audio: 你好 lasts 0:01, a long dialogue 12:05, a book 1:02:05. */

/** Placeholder for an unknown time, as wide as a time. */
export const unknownTime = '–:––'

/** Rounds down to whole seconds. */
export function clock(seconds: number): string {
	if (!Number.isFinite(seconds) || seconds < 0) return unknownTime
	const whole = Math.floor(seconds)
	const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60]
	const rest = String(whole % 60).padStart(2, '0')
	return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}
