/**
 * Typed answers: 老师 in hanzi, lǎoshī or lao3shi1 in pinyin.
 *
 * Hanzi are right whatever their spaces and punctuation. Pinyin is right with its letters and its tones;
 * the verdict tells them apart.
 */
import { type PinyinVerdict, type SpokenSyllable, verdictOnPinyin } from './pinyin-verdict.ts'

export type AcceptedAnswer =
	| { hanzi: string }
	/** The pinyin to show, and its syllables to grade by. */
	| { pinyin: string; syllables: readonly SpokenSyllable[] }

export type Typed = { way: 'typed'; accepted: readonly AcceptedAnswer[] }

/** In UTF-16 units. */
export const longestTyped = 200

export type TypedVerdict = {
	isRight: boolean
	/** What is wrong with it, if it is nearly right: "Right letters, without tones." */
	hint?: string
}

/** The text to record; undefined if it is blank or too long. */
export function givenTyped(text: string): string | undefined {
	const given = text.trim()
	return given === '' || given.length > longestTyped ? undefined : given
}

export function isRightTyped(task: Typed, given: string): boolean {
	return verdictOnTyped(task, given).isRight
}

/** The verdict by the accepted answer that comes closest. */
export function verdictOnTyped({ accepted }: Typed, given: string): TypedVerdict {
	const verdicts = accepted.map((answer) =>
		'hanzi' in answer
			? { isRight: bareHanzi(answer.hanzi) === bareHanzi(given), wrongTones: undefined }
			: verdictOnPinyin(answer.syllables, given),
	)
	if (verdicts.some(({ isRight }) => isRight)) return { isRight: true }
	const [closest] = verdicts
		.filter((verdict): verdict is NearlyRight => verdict.wrongTones !== undefined)
		.sort((a, b) => a.wrongTones.length - b.wrongTones.length)
	return closest ? { isRight: false, hint: closest.hint } : { isRight: false }
}

type NearlyRight = PinyinVerdict & { wrongTones: NonNullable<PinyinVerdict['wrongTones']> }

/** Without spaces and punctuation, unless nothing would be left. */
export function bareHanzi(text: string): string {
	const normal = text.normalize('NFKC').toLowerCase()
	return normal.replace(/[\s\p{P}\p{S}]/gu, '') || normal
}
