/**
 * Words of a text that need an author's eye.
 *
 *   他 | 长[zhǎng] | 得 | 慢   the dictionary has 长 cháng too, and the context hardly settles it
 *   等 | 十 | 分钟             十分 | 钟 would be as likely
 *
 * A reading that an author has set is in no doubt, and neither are 这 and 个, which are zhèi and gě to some.
 */
import { isSameReading } from '#app/domain/pinyin/compare.ts'
import type { EditedWord } from './edited-text.ts'

export type Doubt =
	/** Readings of the dictionary, beside the one the word has. */
	| { kind: 'reading'; others: readonly string[]; isClose: boolean }
	| { kind: 'cut'; instead: readonly [string, string] }

/** Places the engine is not sure of, by the indices of a paragraph's words. */
export type CloseCalls = {
	readonly readings: readonly number[]
	readonly cuts: readonly { readonly at: number; readonly border: number }[]
}

type Known = {
	/** The readings that the dictionary has for a word. */
	readingsOf: (word: string) => readonly string[]
	/** Undefined if the engine was not asked yet. */
	close: CloseCalls | undefined
}

/** What a doubt depends on. `generated` is undefined where the engine did not decide. */
type CheckedWord = Pick<EditedWord, 'token' | 'generated' | 'uncut'>

/** One entry for each word; undefined where nothing is in doubt. */
export function doubtsOf(
	words: readonly CheckedWord[],
	{ readingsOf, close }: Known,
): (Doubt | undefined)[] {
	const isClose = new Set(close?.readings)
	const doubts = words.map((word, at) => {
		const others = otherReadings(word, readingsOf(word.token.word))
		return others.length > 0 ? readingInDoubt(others, isClose.has(at)) : undefined
	})
	for (const { at, border } of close?.cuts ?? []) {
		const cut = cutInDoubt(words, at, border)
		if (!cut) continue
		doubts[at] = cut
		doubts[at + 1] = cut
	}
	return doubts
}

function readingInDoubt(others: readonly string[], isClose: boolean): Doubt {
	return { kind: 'reading', others, isClose }
}

function otherReadings({ token, generated, uncut }: CheckedWord, readings: readonly string[]) {
	if (token.isCustomPinyin || uncut || generated === undefined || readings.length < 2) return []
	if (saidEitherWay.has(token.word)) return []
	return readings.filter((reading) => !isSameReading(reading, generated))
}

/** The dictionary has zhèi for 这 and gě for 个, which mean the same. */
const saidEitherWay = new Set(['这', '个'])

function cutInDoubt(words: readonly CheckedWord[], at: number, border: number): Doubt | undefined {
	const [one, other] = [words[at], words[at + 1]]
	if (!one || !other || one.uncut || other.uncut) return undefined
	const both = one.token.word + other.token.word
	return { kind: 'cut', instead: [both.slice(0, border), both.slice(border)] }
}
