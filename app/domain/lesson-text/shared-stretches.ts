/**
 * The stretches of a text that stand in lessons, too: in 他的病好多了 it is 病好多了, where a lesson says
 * 我的感冒没好，病好多了. The lesson's words are 病 | 好 | 多 | 了.
 *
 * The longest stretch counts, then that of the nearest lesson. Stretches do not overlap. Where one lesson cuts the
 * same stretch in two ways, as 一 | 个 | 人 and 一个人, it tells nothing.
 */
import type { LessonWords } from './lesson-words.ts'

/** A word that the lessons read in several ways there has no reading. */
type SharedWord = { word: string; pinyin: string | undefined; from: number; to: number }

/** Places are in UTF-16 units. */
export type Stretch = { from: number; to: number; ago: number; words: readonly SharedWord[] }

type Sought = {
	text: string
	/** Where the text may be cut: stretches begin and end there. */
	borders: ReadonlySet<number>
	/** Where its author has decided whether it is cut. */
	fixed: ReadonlySet<number>
}

export function sharedStretches(sought: Sought, lesson: LessonWords): Stretch[] {
	const found = [...sought.borders].flatMap((from) => stretchesFrom(from, sought, lesson))
	found.sort(
		(one, other) =>
			other.to - other.from - (one.to - one.from) || one.ago - other.ago || one.from - other.from,
	)
	// A later stretch is no longer than one before it, so that it overlaps one by its first place or its last.
	const taken = new Set<number>()
	return found.filter(({ from, to }) => {
		if (taken.has(from) || taken.has(to - 1)) return false
		for (let at = from; at < to; at += 1) taken.add(at)
		return true
	})
}

/** Longer ones are as good, and a text may be one run of words without end. */
const mostWords = 20

function stretchesFrom(from: number, sought: Sought, { places }: LessonWords): Stretch[] {
	const { text, borders } = sought
	/** The ways to cut a stretch, by its end and by the lesson. */
	const ways = new Map<number, Stretch[]>()
	for (const { ago, run, at } of places.get(text.charAt(from)) ?? []) {
		const words: SharedWord[] = []
		let to = from
		for (const { word, pinyin } of run.slice(at, at + mostWords)) {
			if (!text.startsWith(word, to)) break
			words.push({ word, pinyin, from: to, to: to + word.length })
			to += word.length
			if (borders.has(to)) {
				const known = ways.get(to) ?? []
				ways.set(to, [...known, { from, to, ago, words: [...words] }])
			}
		}
	}
	return [...ways.values()].flatMap((all) => {
		const ago = Math.min(...all.map((one) => one.ago))
		const [first, ...others] = all.filter((one) => one.ago === ago && isAllowed(one, sought))
		if (!first || first.to - first.from === 1) return []
		if (others.some((other) => cutOf(other) !== cutOf(first))) return []
		const words = first.words.map((word, index) => {
			const isSame = others.every((other) => other.words[index]?.pinyin === word.pinyin)
			return isSame ? word : { ...word, pinyin: undefined }
		})
		return [{ ...first, words }]
	})
}

function cutOf({ words }: Stretch): string {
	return words.map(({ word }) => word).join(' ')
}

/** Cuts that the author wrote stay, and no others come between them. */
function isAllowed({ from, to, words }: Stretch, { borders, fixed }: Sought): boolean {
	const ends = new Set(words.map((word) => word.to))
	for (let at = from + 1; at < to; at += 1) {
		if (fixed.has(at) && borders.has(at) !== ends.has(at)) return false
	}
	return true
}
