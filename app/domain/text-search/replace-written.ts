/**
 * Replaces a text in an exercise's Chinese, whatever notation stands in it:
 *
 *   慢慢␟地[de]走。   慢慢地 becomes 慢慢   →   慢慢走。
 *
 * The cuts and the reading of what was replaced go. A match that is partly in a gap, as 我是 in 我{是}马克, stays:
 * nothing tells where the gap would be.
 */
import { wordSeparator } from '#app/domain/lesson-text/segmented-text.ts'
import { placesOf } from './marked-text.ts'

type Change = { pattern: string; replacement: string }

/** A separator, the reading behind a word, a border of a gap. */
const notation = new RegExp(`${wordSeparator}|(?<=[\\p{L}\\p{M}\\p{N}])\\[[^[\\]]*\\]|[{}]`, 'gu')

/** `stays`: whether a match was left alone. */
export function replaceWritten(
	written: string,
	{ pattern, replacement }: Change,
): { text: string; stays: boolean } {
	const { plain, at, readings } = withoutSigns(written)
	let text = ''
	let done = 0
	let stays = false
	for (const place of placesOf(plain, pattern)) {
		const from = at[place] ?? 0
		const to = (at[place + pattern.length - 1] ?? 0) + 1
		if (/[{}]/.test(written.slice(from, to))) {
			stays = true
			continue
		}
		text += written.slice(done, from) + replacement
		done = readings.get(to) ?? to
	}
	return { text: text + written.slice(done), stays }
}

/**
 * `at` has the place of each UTF-16 unit of `plain` in the written text; `readings` where a reading that begins
 * at a place ends.
 */
function withoutSigns(written: string) {
	const at: number[] = []
	const readings = new Map<number, number>()
	let plain = ''
	let from = 0
	function addUpTo(to: number) {
		for (let place = from; place < to; place += 1) at.push(place)
		plain += written.slice(from, to)
	}
	for (const { 0: sign, index } of written.matchAll(notation)) {
		addUpTo(index)
		from = index + sign.length
		if (sign.startsWith('[')) readings.set(index, from)
	}
	addUpTo(written.length)
	return { plain, at, readings }
}
