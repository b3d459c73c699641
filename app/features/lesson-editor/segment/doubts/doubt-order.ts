/** Ways from one doubt to others. */
import type { EditedText } from '#app/domain/lesson-text/editing/edited-text.ts'
import { type PlacedDoubt, stretchOfDoubt } from './placed-doubts.ts'

type Caret = { start: number; end: number }

/** The next doubt behind the caret, or behind what is selected; from the last one on to the first. */
export function doubtBehind(
	edited: EditedText,
	doubts: readonly PlacedDoubt[],
	{ start, end }: Caret,
): PlacedDoubt | undefined {
	const isBehind = (doubt: PlacedDoubt) => {
		const from = stretchOfDoubt(edited, doubt)?.from ?? 0
		return start === end ? from >= start : from > start
	}
	return doubts.find(isBehind) ?? doubts[0]
}

/** The doubt before the caret; from the first one on to the last. */
export function doubtBefore(
	edited: EditedText,
	doubts: readonly PlacedDoubt[],
	{ start }: Caret,
): PlacedDoubt | undefined {
	const isBefore = (doubt: PlacedDoubt) => (stretchOfDoubt(edited, doubt)?.from ?? 0) < start
	return doubts.findLast(isBefore) ?? doubts.at(-1)
}

/** The one that follows in the list of those that are not settled with it; undefined if there is no other. */
export function doubtAfter(
	doubts: readonly PlacedDoubt[],
	{ id }: PlacedDoubt,
	isSettled: (doubt: PlacedDoubt) => boolean = () => false,
): PlacedDoubt | undefined {
	const at = doubts.findIndex((doubt) => doubt.id === id)
	const isLeft = (doubt: PlacedDoubt) => doubt.id !== id && !isSettled(doubt)
	return doubts.slice(at + 1).find(isLeft) ?? doubts.find(isLeft)
}

/** Those about the same word, read the same: 大夫 dàifu in four places. A cut is in doubt in its own sentence only. */
export function doubtsAlike(
	doubts: readonly PlacedDoubt[],
	doubt: PlacedDoubt,
): (PlacedDoubt & { kind: 'reading' })[] {
	return doubts.flatMap((one) =>
		one.kind === 'reading' &&
		doubt.kind === 'reading' &&
		one.words[0] === doubt.words[0] &&
		one.pinyin === doubt.pinyin
			? [one]
			: [],
	)
}
