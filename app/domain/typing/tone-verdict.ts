/**
 * The verdict on the tones of a reading whose letters are right: 学习 typed as xuéxì has the 4th tone on its second
 * syllable, and not the 2nd.
 */

/** 5 is the neutral tone. */
export type ToneNumber = 1 | 2 | 3 | 4 | 5

/** `tones` are all that are right; the first is the one written: 3 and 2 for 你 in nǐ hǎo. */
export type SpokenSyllable = { letters: string; tones: readonly [ToneNumber, ...ToneNumber[]] }

/** A syllable, from 1, with its tone and the one that was typed; undefined if that is unclear. */
type WrongTone = { syllable: number; tone: ToneNumber; typed: ToneNumber | undefined }

export type ReadingVerdict = {
	isRight: boolean
	/** Undefined if the letters are wrong. */
	wrongTones?: WrongTone[] | undefined
	hint?: string
}

export type TypedTones = {
	/** One a syllable; undefined if it is unclear. */
	tones: readonly (ToneNumber | undefined)[]
	/** Whether no tone was typed at all. */
	isToneless: boolean
}

/** More would be read by nobody. */
const mostTold = 3

export function verdictOnTones(
	syllables: readonly SpokenSyllable[],
	{ tones, isToneless }: TypedTones,
): ReadingVerdict {
	const wrongTones = syllables.flatMap(({ tones: right }, index): WrongTone[] => {
		const tone = tones[index]
		const isRight = tone !== undefined && right.includes(tone)
		return isRight ? [] : [{ syllable: index + 1, tone: right[0], typed: tone }]
	})
	if (wrongTones.length === 0) return { isRight: true, wrongTones }
	return { isRight: false, wrongTones, hint: isToneless ? toneless : hintOf(wrongTones) }
}

const toneless = 'Right letters, without tones.'

function hintOf(wrong: readonly WrongTone[]): string {
	const told = wrong.slice(0, mostTold).map(({ syllable, tone, typed }) => {
		const instead = typed === undefined ? '' : `, not the ${toneNames[typed]}`
		return `Syllable ${syllable} has the ${toneNames[tone]} tone${instead}.`
	})
	return ['Right letters.', ...told].join(' ')
}

const toneNames = { 1: '1st', 2: '2nd', 3: '3rd', 4: '4th', 5: 'neutral' } as const
