/**
 * Typed answers: 老师 in hanzi, lǎoshī or lao3shi1 in pinyin, ㄌㄠˇ ㄕ in zhuyin. Exercises and cards are judged by the same rules,
 * which docs/study.md explains.
 *
 * Hanzi are right whatever their spaces and punctuation. A reading is right with its letters and its tones;
 * the verdict tells them apart.
 */
import { verdictOnPinyin } from './pinyin-verdict.ts'
import type { ReadingVerdict, SpokenSyllable } from './tone-verdict.ts'
import { isZhuyin, verdictOnZhuyin } from './zhuyin-verdict.ts'

export type AcceptedAnswer =
	| { hanzi: string }
	/** The pinyin to show, and its syllables to grade by. */
	| { pinyin: string; syllables: readonly SpokenSyllable[] }

/** In UTF-16 units. */
export const longestTyped = 200

export type TypedVerdict = {
	isRight: boolean
	/** The reason why a nearly right answer is wrong: "Right letters, without tones." */
	hint?: string
}

/** The text to record; undefined if it is blank or too long. */
export function givenTyped(text: string): string | undefined {
	const given = text.trim()
	return given === '' || given.length > longestTyped ? undefined : given
}

/** The verdict by the accepted answer that comes closest. */
export function verdictOnTyped(accepted: readonly AcceptedAnswer[], given: string): TypedVerdict {
	const verdicts = accepted.map((answer) =>
		'hanzi' in answer
			? { isRight: isSameHanzi(answer.hanzi, given), wrongTones: undefined }
			: verdictOnReading(answer.syllables, given),
	)
	if (verdicts.some(({ isRight }) => isRight)) return { isRight: true }
	const [closest] = verdicts
		.filter((verdict): verdict is NearlyRight => verdict.wrongTones !== undefined)
		.sort((a, b) => a.wrongTones.length - b.wrongTones.length)
	return closest ? { isRight: false, hint: closest.hint } : { isRight: false }
}

type NearlyRight = ReadingVerdict & { wrongTones: NonNullable<ReadingVerdict['wrongTones']> }

function verdictOnReading(syllables: readonly SpokenSyllable[], given: string): ReadingVerdict {
	return isZhuyin(given) ? verdictOnZhuyin(syllables, given) : verdictOnPinyin(syllables, given)
}

export function isSameHanzi(right: string, given: string): boolean {
	return bareHanzi(right) === bareHanzi(given)
}

/** Without spaces and punctuation, unless nothing would be left. */
function bareHanzi(text: string): string {
	const normal = text.normalize('NFKC').toLowerCase()
	return normal.replace(/[\s\p{P}\p{S}]/gu, '') || normal
}
